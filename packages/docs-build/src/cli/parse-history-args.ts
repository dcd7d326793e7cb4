import { throwDiagnostics } from 'diagnostics';
import { readArguments } from './read-arguments';

/** Arguments of `docs history`. */
export interface HistoryArgs {
  readonly isCheck: boolean;
  readonly precision: 'minor' | 'patch';
  /** The version after which everything is recorded again. */
  readonly again?: string;
}

/** Reads the arguments of `docs history`. Throws a `DiagnosticsError` with each invalid one. */
export function parseHistoryArgs(args: readonly string[]): HistoryArgs {
  const { values, diagnostics } = readArguments('history', args);
  throwDiagnostics(diagnostics);
  const { check: isCheck = false, minors = false, again } = values;
  return {
    isCheck,
    precision: minors ? 'minor' : 'patch',
    ...(again !== undefined && { again }),
  };
}
