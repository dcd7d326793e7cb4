import { parseArgs } from 'node:util';
import { DocsError, type Fault } from '../faults';

const defaultPort = 3000;

/** Reads the port that `docs dev` is asked for. Throws a `DocsError` that names each argument that is wrong. */
export function parseDevArgs(args: readonly string[], environmentPort: string | undefined): number {
  const { tokens, values } = parseArgs({
    args: [...args],
    // What is unknown becomes a fault with advice, and not an exception of Node's.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: { port: { type: 'string' } },
  });
  const unknown = tokens.flatMap((token): Fault[] =>
    token.kind === 'positional' || (token.kind === 'option' && token.name !== 'port')
      ? [createUnknownFault(token.kind === 'option' ? token.rawName : token.value)]
      : [],
  );
  const [where, text] =
    values.port === undefined ? ['PORT', environmentPort] : ['--port', values.port];
  const port = text === undefined || text === '' ? defaultPort : parsePort(text);
  const faults = port === undefined ? [...unknown, createPortFault(where, text)] : unknown;
  if (faults.length > 0 || port === undefined) throw new DocsError(faults);
  return port;
}

function parsePort(text: string | boolean): number | undefined {
  const port = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

function createUnknownFault(argument: string): Fault {
  return {
    file: 'docs dev',
    found: `the unknown argument ${argument}`,
    expected: 'no argument but --port',
    fix: 'Write docs dev --port 4000, or leave the argument out.',
  };
}

function createPortFault(where: string | undefined, text: string | boolean | undefined): Fault {
  return {
    file: 'docs dev',
    path: where ?? '--port',
    found: typeof text === 'string' ? JSON.stringify(text) : 'no number',
    expected: 'a port from 1 to 65535',
    fix: 'Write docs dev --port 4000.',
  };
}
