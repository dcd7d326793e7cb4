import type { Diagnostic } from 'diagnostics';
import type { LocatedEntry, DefinitionDiagnostic } from 'docs-shell/product/schema';

/** Finds the lines of a `product.ts` that belong to paths in its exported data. */
export interface LineLocator {
  /** Returns the line of the n-th entry (from 0) with this pathname. */
  readonly ofPathname: (pathname: string, occurrence: number) => number | undefined;
  /** Returns the line of a property: the n-th one with the first name, then the next one with each further name. */
  readonly ofKeys: (keys: readonly string[], occurrence: number) => number | undefined;
}

const pathnameProperty = /\bpathname['"]?\s*:\s*(['"`])(.*?)\1/g;

/** Creates a locator that searches the text. Diagnostics of a definition that computes its entries have no line. */
export function createLineLocator(source: string): LineLocator {
  // Ignores entries in comments.
  const code = source.replace(/^[ \t]*\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
  const find = (pattern: RegExp, occurrence: number) =>
    [...code.matchAll(pattern)][occurrence]?.index;
  const lineEnds = [...code.matchAll(/\n/g)].map((match) => match.index);
  const toLine = (index: number | undefined) =>
    index === undefined ? undefined : countBelow(lineEnds, index) + 1;
  // A product has a thousand pages, so the text is searched once for all of them.
  const written = new Map<string, number[]>();
  for (const { 2: pathname = '', index } of code.matchAll(pathnameProperty)) {
    const indexes = written.get(pathname) ?? [];
    indexes.push(index);
    written.set(pathname, indexes);
  }
  return {
    ofPathname: (pathname, occurrence) => {
      const literal = `(['"\`])${escapeRegExp(pathname)}\\1`;
      const index = written.get(pathname)?.[occurrence];
      return toLine(index ?? find(new RegExp(literal, 'g'), occurrence));
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

/** Returns how many of the sorted numbers are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
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
  const occurrences = new Map<string, number>();
  const places = new Map(
    entries.map(({ path, source }) => {
      const occurrence = occurrences.get(source) ?? 0;
      occurrences.set(source, occurrence + 1);
      return [path, { source, occurrence }];
    }),
  );
  return (path) => {
    for (
      let outer = path;
      outer !== '';
      outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))
    ) {
      const place = places.get(outer);
      if (place) return locator.ofPathname(place.source, place.occurrence);
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
