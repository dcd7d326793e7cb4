import { splitWords, stemWord, stopWords, type ShardLine } from 'docs-shell/search';

/** A stretch of text with what already leads to it. */
export interface TextSection {
  readonly title: string;
  readonly text: string;
}

const longestWord = 40;

/**
 * The words of texts with the sections that have them. Forms of one word make one line, under the form that is used
 * most; what stands in a section's own title leads there anyway.
 */
export function collectWords(sections: readonly TextSection[]): readonly ShardLine[] {
  const byStem = new Map<string, { forms: Map<string, number>; sections: number[] }>();
  sections.forEach(({ title, text }, number) => {
    const known = new Set(splitWords(title).words.map(stemWord));
    for (const word of splitWords(text).words) {
      const stem = stemWord(word);
      if (known.has(stem) || !isSignificant(word)) continue;
      const entry = byStem.get(stem) ?? { forms: new Map<string, number>(), sections: [] };
      byStem.set(stem, entry);
      entry.forms.set(word, (entry.forms.get(word) ?? 0) + 1);
      if (entry.sections.at(-1) !== number) entry.sections.push(number);
    }
  });
  return [...byStem.values()]
    .map(({ forms, sections: numbers }) => [mostUsed(forms), numbers] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function isSignificant(word: string): boolean {
  return (
    word.length > 1 && word.length <= longestWord && !stopWords.has(word) && !/^\d{5,}$/.test(word)
  );
}

function mostUsed(forms: ReadonlyMap<string, number>): string {
  const [first] = [...forms].sort(
    ([a, many], [b, few]) => few - many || a.length - b.length || (a < b ? -1 : 1),
  );
  return first?.[0] ?? '';
}
