import { sortDiagnostics, type Diagnostic } from '../diagnostic';

/** Diagnostics as plain text: one block each, in the order of the files, and their number. */
export function formatText(diagnostics: readonly Diagnostic[]): string {
  const blocks = sortDiagnostics(diagnostics).map(formatBlock);
  const count = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
  return [...blocks, count].join('\n\n');
}

function formatBlock({ code, file, line, path, received, expected, hint }: Diagnostic): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [
    [place, path, code].filter(Boolean).join('  '),
    formatRow('received', received),
    formatRow('expected', expected),
    formatRow('hint', hint),
  ].join('\n');
}

/** Further lines of a text are aligned with its first. */
function formatRow(label: string, text: string): string {
  return `  ${label.padEnd(8)}  ${text.trimEnd().replaceAll('\n', `\n${' '.repeat(12)}`)}`;
}
