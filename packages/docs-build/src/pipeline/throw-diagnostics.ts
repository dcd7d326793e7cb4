import { DiagnosticsError, type Diagnostic } from 'diagnostics';

/** @throws DiagnosticsError if there are any diagnostics */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) {
    throw new DiagnosticsError(diagnostics);
  }
}
