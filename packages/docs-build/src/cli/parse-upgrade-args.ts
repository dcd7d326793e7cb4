import { parseArgs } from 'node:util';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import semver from 'semver';

/** Arguments of `docs upgrade`. */
export interface UpgradeArgs {
  /** Version to upgrade to. The newest by default. */
  readonly to?: string;
  /** Version to upgrade from, if it is not the installed one. */
  readonly from?: string;
  /** Prints the changes and writes nothing. */
  readonly isDryRun: boolean;
  /** Writes even if the changes could not be told from others. */
  readonly isForced: boolean;
}

const names = {
  to: { type: 'string' },
  from: { type: 'string' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

/** Reads the arguments of `docs upgrade`. Throws a `DiagnosticsError` with each invalid one. */
export function parseUpgradeArgs(args: readonly string[]): UpgradeArgs {
  const { tokens, values } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: names,
  });
  const diagnostics: Diagnostic[] = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [unknown(token.value)];
    return token.kind === 'option' && !(token.name in names) ? [unknown(token.rawName)] : [];
  });
  const version = (name: 'from' | 'to') => {
    const value = values[name];
    if (value === undefined) return {};
    if (typeof value === 'string' && semver.valid(value) === value) return { [name]: value };
    const received = typeof value === 'string' ? value : 'no value';
    diagnostics.push(invalid(`--${name}`, received, 'a version, such as 1.2.0'));
    return {};
  };
  const versions = { ...version('to'), ...version('from') };
  if (diagnostics.length > 0) throw new DiagnosticsError(diagnostics);
  return {
    ...versions,
    isDryRun: values['dry-run'] === true,
    isForced: values.force === true,
  };
}

function unknown(argument: string): Diagnostic {
  const known = Object.keys(names).map((name) => `--${name}`);
  return invalid(argument, 'an unknown argument', `one of ${known.join(', ')}`);
}

function invalid(argument: string, received: string, expected: string): Diagnostic {
  return {
    file: 'docs upgrade',
    path: argument,
    code: 'DOCS7003',
    received,
    expected,
    hint: 'Write docs upgrade, or docs upgrade --to 1.2.0 --dry-run.',
  };
}
