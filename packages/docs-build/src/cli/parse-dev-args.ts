import { parseArgs } from 'node:util';
import { DiagnosticsError, type Diagnostic } from 'diagnostics';
import type { WantedPort } from '../dev/choose-port';

const defaultPort = 3000;

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
  const { tokens, values } = parseArgs({
    args: [...args],
    // Unknown arguments become diagnostics with advice instead of an exception of Node.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: { port: { type: 'string' }, beside: { type: 'string' } },
  });
  const unknown = tokens.flatMap((token): Diagnostic[] =>
    token.kind === 'positional' ||
    (token.kind === 'option' && !['port', 'beside'].includes(token.name))
      ? [createUnknownDiagnostic(token.kind === 'option' ? token.rawName : token.value)]
      : [],
  );
  const [where, text] =
    values.port === undefined ? ['PORT', environmentPort] : ['--port', values.port];
  const port = text === undefined || text === '' ? defaultPort : parsePort(text);
  const beside = values.beside === undefined ? undefined : parseOrigin(values.beside);
  const diagnostics = [
    ...unknown,
    ...(port === undefined ? [createPortDiagnostic(where, text)] : []),
    ...(beside === null ? [createOriginDiagnostic(values.beside)] : []),
  ];
  if (diagnostics.length > 0 || port === undefined) throw new DiagnosticsError(diagnostics);
  return {
    wanted: { port, isRequired: values.port !== undefined },
    ...(typeof beside === 'string' && { beside }),
  };
}

/** Returns the origin of an address without a path, or null. */
function parseOrigin(text: string | boolean): string | null {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && url.href === `${url.origin}/` && /^https?:/.test(url.href);
  return isOrigin ? url.origin : null;
}

function createOriginDiagnostic(text: string | boolean | undefined): Diagnostic {
  return {
    file: 'docs dev',
    path: '--beside',
    code: 'DOCS7003',
    received: typeof text === 'string' ? JSON.stringify(text) : 'no address',
    expected: 'the origin of a site, without a path',
    hint: 'Write docs dev --beside https://docs.example.com.',
  };
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
    expected: 'no argument but --port and --beside',
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
