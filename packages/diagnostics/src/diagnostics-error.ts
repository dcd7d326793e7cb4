import type { Diagnostic } from './diagnostic';
import { formatText } from './reporters';

/** An error for authors, with all diagnostics. */
export class DiagnosticsError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatText(diagnostics));
    this.name = 'DiagnosticsError';
    this.diagnostics = diagnostics;
  }
}

/**
 * Throws if there are diagnostics.
 *
 * @throws {DiagnosticsError} with all of `diagnostics`
 */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
}

/**
 * Returns the diagnostics of an error, or undefined if it has none. Also recognizes errors of other copies of this
 * package, because a bundler or a second module graph has its own class.
 */
export function diagnosticsOf(error: unknown): readonly Diagnostic[] | undefined {
  if (!(error instanceof Error) || error.name !== 'DiagnosticsError') return undefined;
  return 'diagnostics' in error ? (error.diagnostics as readonly Diagnostic[]) : undefined;
}
