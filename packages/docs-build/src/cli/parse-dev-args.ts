import { throwDiagnostics } from 'diagnostics';
import type { WantedPort } from '../dev/choose-port';
import { parseOrigin } from './parse-origin';
import { parsePort } from './parse-port';
import { invalidArgument, readArguments } from './read-arguments';

/** Arguments of `docs dev`. */
export interface DevArgs {
  readonly wanted: WantedPort;
  /** Origin of the site that serves everything else. */
  readonly beside?: string;
}

/** Reads the arguments of `docs dev`. Throws a `DiagnosticsError` with each invalid one. */
export function parseDevArgs(
  args: readonly string[],
  environmentPort: string | undefined,
): DevArgs {
  const { values, diagnostics } = readArguments('dev', args);
  const { wanted, diagnostics: portDiagnostics } = parsePort('dev', values.port, environmentPort);
  const beside = parseOrigin(values.beside);
  throwDiagnostics([
    ...diagnostics,
    ...portDiagnostics,
    ...(values.beside !== undefined && beside === undefined
      ? [
          invalidArgument(
            'dev',
            '--beside',
            JSON.stringify(values.beside),
            'the origin of a site: https://docs.example.com',
          ),
        ]
      : []),
  ]);
  return { wanted, ...(beside !== undefined && { beside }) };
}
