import type { Diagnostic } from 'diagnostics';

/**
 * Groups diagnostics that repeat on many pages, as mistakes of the shell do: one with the first page and the number of
 * the others. Diagnostics with a line belong to an author and are not grouped.
 */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const place = diagnostic.line === undefined ? '' : `${diagnostic.file}:${diagnostic.line}`;
    const key = [place, diagnostic.received, diagnostic.expected, diagnostic.hint].join('\n');
    const group = groups.get(key);
    if (group) {
      group.push(diagnostic);
    } else {
      groups.set(key, [diagnostic]);
    }
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const files = new Set(others.map(({ file }) => file));
    files.delete(first.file);
    if (files.size === 0) return [first];
    const names = [...files].slice(0, 2).join(', ') + (files.size > 2 ? ', …' : '');
    return [{ ...first, received: `${first.received}\nalso in ${files.size} more: ${names}` }];
  });
}
