import type { Diagnostic } from 'diagnostics';
import type { LocatedEntry, DefinitionDiagnostic } from 'docs-shell/product/schema';

/** Finds the lines of a `product.ts` that belong to paths in its exported data. */
export interface LineLocator {
  /** Returns the line of the n-th entry (from 0) with this pathname. */
  readonly ofPathname: (pathname: string, occurrence: number) => number | undefined;
  /** Returns the line of a property: the n-th one with the first name, then the next one with each further name. */
  readonly ofKeys: (keys: readonly string[], occurrence: number) => number | undefined;
}

/** Creates a locator that searches the text. Diagnostics of a definition that computes its entries have no line. */
export function createLineLocator(source: string): LineLocator {
  // Ignores entries in comments.
  const code = source.replace(/^[ \t]*\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
  const find = (pattern: RegExp, occurrence: number) =>
    [...code.matchAll(pattern)][occurrence]?.index;
  const toLine = (index: number | undefined) =>
    index === undefined ? undefined : code.slice(0, index).split('\n').length;
  return {
    ofPathname: (pathname, occurrence) => {
      const literal = `(['"\`])${escapeRegExp(pathname)}\\1`;
      const entry = new RegExp(`\\bpathname['"]?\\s*:\\s*${literal}`, 'g');
      return toLine(find(entry, occurrence) ?? find(new RegExp(literal, 'g'), occurrence));
    },
    ofKeys: ([first = '', ...others], occurrence) => {
      let index = find(keyPattern(first), occurrence);
      // Stops at the next definition of a list, which has the same keys.
      const end = find(keyPattern(first), occurrence + 1) ?? code.length;
      for (const key of others) {
        const start = index ?? 0;
        const matches = [...code.matchAll(keyPattern(key))].map((match) => match.index);
        index = matches.find((match) => match > start && match < end) ?? index;
      }
      return toLine(index);
    },
  };
}

/** Matches a key before its colon, or a shorthand property. */
function keyPattern(key: string): RegExp {
  return new RegExp(`(?<=^[ \\t]*|[{,][ \\t]*)['"]?${escapeRegExp(key)}['"]?\\s*[:,]`, 'gm');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** Returns the line of `product.ts` for a path in the exported data. */
export type LineOf = (path: string) => number | undefined;

/**
 * Creates a function that returns the line of the nearest enclosing entry's pathname or, outside the pages, of the
 * definition's own key.
 */
export function createLineOf(entries: readonly LocatedEntry[], locator: LineLocator): LineOf {
  return (path) => {
    const position = entries.findLastIndex((entry) => encloses(entry.path, path));
    const entry = entries[position];
    if (entry) {
      const earlier = entries.slice(0, position).filter(({ source }) => source === entry.source);
      return locator.ofPathname(entry.source, earlier.length);
    }
    const [, index = '0', keys = ''] = /^(?:\[(\d+)\]\.?)?([\w.]*)/.exec(path) ?? [];
    return keys === '' ? undefined : locator.ofKeys(keys.split('.'), Number(index));
  };
}

/** Adds file and line to a diagnostic of the validation. */
export function locateDiagnostic(
  diagnostic: DefinitionDiagnostic,
  file: string,
  lineOf: LineOf,
): Diagnostic {
  const line = lineOf(diagnostic.path);
  return { file, ...(line !== undefined && { line }), ...diagnostic };
}

function encloses(outer: string, path: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}
