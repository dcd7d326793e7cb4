import { type Diagnostic, sortDiagnostics } from './diagnostic';

/** Formats diagnostics as plain text: one block each, in the order of the files, and their number. */
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

/** Aligns further lines of a text with its first. */
function formatRow(label: string, text: string): string {
  return `  ${label.padEnd(8)}  ${text.trimEnd().replaceAll('\n', `\n${' '.repeat(12)}`)}`;
}

/** Formats diagnostics as GitHub annotations: one workflow command each, which GitHub shows next to the line. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return sortDiagnostics(diagnostics).map(formatCommand).join('\n');
}

function formatCommand({ code, file, line, path, received, expected, hint }: Diagnostic): string {
  const properties = [
    `file=${escapeProperty(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    `title=${escapeProperty([code, path].filter(Boolean).join(' '))}`,
  ];
  const message = `received ${received}\nexpected ${expected}\n${hint}`;
  return `::error ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Formats diagnostics as one JSON document, for other programs: `{ "version": 1, "diagnostics": […] }`. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify({ version: 1, diagnostics: sortDiagnostics(diagnostics) }, null, 2);
}
