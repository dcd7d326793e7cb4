import type { Diagnostic } from 'diagnostics';
import type { WantedPort } from '../dev/choose-port';
import type { CommandName } from './command-list';
import { invalidArgument } from './read-arguments';

const defaultPort = 3000;

/** A port, and what is wrong with the text that names it. */
interface ParsedPort {
  readonly wanted: WantedPort;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Returns the port of a server: that of `--port`, or else of the variable `PORT`.
 *
 * @param given value of `--port`, which has to be free
 */
export function parsePort(
  command: CommandName,
  given: string | undefined,
  environmentPort: string | undefined,
): ParsedPort {
  const isRequired = given !== undefined;
  const text = given ?? (environmentPort === '' ? undefined : environmentPort);
  const port = text === undefined ? defaultPort : /^\d+$/.test(text) ? Number(text) : 0;
  const isValid = port >= 1 && port <= 65_535;
  return {
    wanted: { port, isRequired },
    diagnostics: isValid
      ? []
      : [
          invalidArgument(
            command,
            isRequired ? '--port' : 'PORT',
            JSON.stringify(text),
            'a port from 1 to 65535',
          ),
        ],
  };
}
