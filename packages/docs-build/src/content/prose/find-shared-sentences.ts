import type { Diagnostic } from 'diagnostics';

/** A sentence of a page, as `splitSentences` returns it, and the line of its paragraph. */
export interface PlacedSentence {
  readonly text: string;
  readonly line: number;
}

/** What is compared. */
export interface PageSentences {
  /** From the repository's root. */
  readonly sourceFile: string;
  readonly sentences: readonly PlacedSentence[];
}

/** A page may share one sentence in twenty. */
const maxSharedShare = 0.05;

/** Reports pages that share more than one sentence in twenty with other pages. */
export function findSharedSentences(pages: readonly PageSentences[]): Diagnostic[] {
  const places = new Map<string, { readonly file: string; readonly line: number }[]>();
  for (const { sourceFile, sentences } of pages) {
    for (const { text, line } of sentences) {
      const known = places.get(text);
      if (known) known.push({ file: sourceFile, line });
      else places.set(text, [{ file: sourceFile, line }]);
    }
  }
  return pages.flatMap(({ sourceFile, sentences }) => {
    const shared = sentences.flatMap(({ text, line }) => {
      const other = places.get(text)?.find(({ file }) => file !== sourceFile);
      return other ? [{ text, line, other }] : [];
    });
    if (shared.length <= sentences.length * maxSharedShare) return [];
    const share = `${shared.length} of ${sentences.length} sentences are on other pages too`;
    return shared.map(({ text, line, other }) => ({
      file: sourceFile,
      line,
      code: 'DOCS3018',
      received: `“${text}”, which is also in ${other.file}:${other.line}; ${share}`,
      expected: 'at most one sentence in twenty that another page has',
      hint: 'Say it on one page and link to that, or say what is particular here.',
    }));
  });
}
