import { parseArgs } from 'node:util';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';

/** Arguments of `docs history`. */
export interface HistoryArgs {
  readonly isCheck: boolean;
  readonly precision: 'minor' | 'patch';
  /** The version after which everything is recorded again. */
  readonly again?: string;
}

const options = {
  check: { type: 'boolean' },
  minors: { type: 'boolean' },
  again: { type: 'string' },
} as const;

/** Reads the arguments of `docs history`. Throws a `DiagnosticsError` with each invalid one. */
export function parseHistoryArgs(args: readonly string[]): HistoryArgs {
  const { tokens, values } = parseArgs({
    args: [...args],
    // Unknown arguments become diagnostics with advice instead of an exception of Node.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options,
  });
  const { again } = values;
  const diagnostics = tokens.flatMap((token): Diagnostic[] => {
    if (token.kind === 'positional')
      return [createDiagnostic(`the unknown argument ${token.value}`)];
    if (token.kind !== 'option') return [];
    if (!Object.hasOwn(options, token.name))
      return [createDiagnostic(`the unknown argument ${token.rawName}`)];
    const isMissing = token.name === 'again' && token.value === undefined;
    return isMissing ? [createDiagnostic('--again without a version')] : [];
  });
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  return {
    isCheck: values.check === true,
    precision: values.minors === true ? 'minor' : 'patch',
    ...(typeof again === 'string' && { again }),
  };
}

function createDiagnostic(received: string): Diagnostic {
  return {
    file: 'docs history',
    code: 'DOCS7003',
    received,
    expected: 'no argument but --check, --minors and --again with a version',
    hint: 'Write docs history --again 6.0.0, or leave the argument out.',
  };
}
