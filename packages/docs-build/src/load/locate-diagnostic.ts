import type { EntryPlace, ManifestDiagnostic } from 'docs-shell/manifest/schema';
import type { Diagnostic } from 'diagnostics';
import type { LineLocator } from './locate-line';

/** Turns a place in the exported data into a line of `product.ts`. */
export type LineOf = (path: string) => number | undefined;

/** The line of the nearest enclosing entry's pathname; outside the pages that of the definition's own key. */
export function createLineOf(entries: readonly EntryPlace[], locator: LineLocator): LineOf {
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

/** Adds the file and its line to what validation found. */
export function locateDiagnostic(
  diagnostic: ManifestDiagnostic,
  file: string,
  lineOf: LineOf,
): Diagnostic {
  const line = lineOf(diagnostic.path);
  return { file, ...(line !== undefined && { line }), ...diagnostic };
}

function encloses(outer: string, path: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}
