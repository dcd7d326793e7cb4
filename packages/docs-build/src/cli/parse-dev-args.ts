import { parseArgs } from 'node:util';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';

const defaultPort = 3000;

/** Reads the port of `docs dev`. Throws a `DiagnosticsError` with each invalid argument. */
export function parseDevArgs(args: readonly string[], environmentPort: string | undefined): number {
  const { tokens, values } = parseArgs({
    args: [...args],
    // Unknown arguments become diagnostics with advice instead of an exception of Node.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: { port: { type: 'string' } },
  });
  const unknown = tokens.flatMap((token): Diagnostic[] =>
    token.kind === 'positional' || (token.kind === 'option' && token.name !== 'port')
      ? [createUnknownDiagnostic(token.kind === 'option' ? token.rawName : token.value)]
      : [],
  );
  const [where, text] =
    values.port === undefined ? ['PORT', environmentPort] : ['--port', values.port];
  const port = text === undefined || text === '' ? defaultPort : parsePort(text);
  const diagnostics =
    port === undefined ? [...unknown, createPortDiagnostic(where, text)] : unknown;
  if (diagnostics.length > 0 || port === undefined) throw new DiagnosticsError(diagnostics);
  return port;
}

function parsePort(text: string | boolean): number | undefined {
  const port = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

function createUnknownDiagnostic(argument: string): Diagnostic {
  return {
    file: 'docs dev',
    code: 'DOCS7003',
    received: `the unknown argument ${argument}`,
    expected: 'no argument but --port',
    hint: 'Write docs dev --port 4000, or leave the argument out.',
  };
}

function createPortDiagnostic(
  where: string | undefined,
  text: string | boolean | undefined,
): Diagnostic {
  return {
    file: 'docs dev',
    path: where ?? '--port',
    code: 'DOCS7003',
    received: typeof text === 'string' ? JSON.stringify(text) : 'no number',
    expected: 'a port from 1 to 65535',
    hint: 'Write docs dev --port 4000.',
  };
}
