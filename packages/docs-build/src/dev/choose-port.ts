import { DiagnosticsError } from 'diagnostics';
import getPort, { portNumbers } from 'get-port';

/** A port that a command was asked for. */
export interface WantedPort {
  readonly port: number;
  /** Whether `--port` names it. No other port is used then. */
  readonly isRequired: boolean;
}

/** Number of ports that are tried after a port in use. */
const morePorts = 20;

/**
 * Returns the wanted port, or the next free one. Throws a `DiagnosticsError` if a required port is in use.
 *
 * @param command - that needs the port, such as `docs dev`
 * @param say - receives a sentence with the reason if the port is another one
 */
export async function choosePort(
  command: string,
  { port: wanted, isRequired }: WantedPort,
  say: (text: string) => void,
): Promise<number> {
  const last = isRequired ? wanted : Math.min(wanted + morePorts, 65_535);
  const port = await getPort({ port: portNumbers(wanted, last) });
  if (port === wanted) return port;
  if (isRequired) {
    throw new DiagnosticsError([
      {
        file: command,
        path: '--port',
        code: 'DOCS7004',
        received: `${wanted}, a port in use`,
        expected: 'a free port',
        hint: `Stop the program that uses the port, or write ${command} --port ${port}.`,
      },
    ]);
  }
  say(`Port ${wanted} is in use. ${command} uses port ${port} instead.`);
  return port;
}
