import { isIP } from 'node:net';
import { type Diagnostic, throwDiagnostics } from 'diagnostics';
import type { WantedPort } from '../dev/choose-port';
import { parseOrigin } from './parse-origin';
import { parsePort } from './parse-port';
import { invalidArgument, readArguments } from './read-arguments';

/** Arguments of `docs dev`. */
export interface DevArgs {
  readonly wanted: WantedPort;
  /** Address of the network interface that listens. */
  readonly host?: string;
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
  const { host } = values;
  throwDiagnostics([
    ...diagnostics,
    ...portDiagnostics,
    ...(host !== undefined && isIP(host) === 0 ? [invalidHost(host)] : []),
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
  return {
    wanted,
    ...(host !== undefined && { host }),
    ...(beside !== undefined && { beside }),
  };
}

/** Describes a value of `--host` that is no address of this machine. */
export function invalidHost(host: string): Diagnostic {
  return invalidArgument(
    'dev',
    '--host',
    JSON.stringify(host),
    'an IP address of this machine, or 0.0.0.0 for all of them',
  );
}
