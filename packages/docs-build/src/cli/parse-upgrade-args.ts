import { throwDiagnostics, type Diagnostic } from 'diagnostics';
import semver from 'semver';
import { invalidArgument, readArguments } from './read-arguments';

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

/** Reads the arguments of `docs upgrade`. Throws a `DiagnosticsError` with each invalid one. */
export function parseUpgradeArgs(args: readonly string[]): UpgradeArgs {
  const { values, diagnostics } = readArguments('upgrade', args);
  const { to, from, 'dry-run': isDryRun = false, force: isForced = false } = values;
  throwDiagnostics([...diagnostics, ...checkVersion('--to', to), ...checkVersion('--from', from)]);
  return {
    ...(to !== undefined && { to }),
    ...(from !== undefined && { from }),
    isDryRun,
    isForced,
  };
}

function checkVersion(argument: string, version: string | undefined): readonly Diagnostic[] {
  return version === undefined || semver.valid(version) === version
    ? []
    : [invalidArgument('upgrade', argument, version, 'a version, such as 1.2.0')];
}
