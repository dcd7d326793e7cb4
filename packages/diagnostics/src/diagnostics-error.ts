import type { Diagnostic } from './diagnostic';
import { formatText } from './reporters';

/** An error that an author is meant to read: all diagnostics in one throw. */
export class DiagnosticsError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatText(diagnostics));
    this.name = 'DiagnosticsError';
    this.diagnostics = diagnostics;
  }
}

/**
 * Throws if there is anything to report.
 *
 * @throws {DiagnosticsError} with all of `diagnostics`
 */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
}

/**
 * The diagnostics that an error carries. It also recognizes an error of another copy of this package: a bundler or a
 * second module graph has classes of its own.
 */
export function diagnosticsOf(error: unknown): readonly Diagnostic[] | undefined {
  if (!(error instanceof Error) || error.name !== 'DiagnosticsError') return undefined;
  return 'diagnostics' in error ? (error.diagnostics as readonly Diagnostic[]) : undefined;
}
