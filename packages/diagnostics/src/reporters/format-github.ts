import { sortDiagnostics, type Diagnostic } from '../diagnostic';

/** Diagnostics as GitHub annotations: one workflow command per line, which GitHub shows beside the line of the file. */
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
