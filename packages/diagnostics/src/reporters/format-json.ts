import { sortDiagnostics, type Diagnostic } from '../diagnostic';

/** Diagnostics for other programs, as one JSON document: `{ "version": 1, "diagnostics": […] }`. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify({ version: 1, diagnostics: sortDiagnostics(diagnostics) }, null, 2);
}
