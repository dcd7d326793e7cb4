import { spawn } from 'node:child_process';
import { docsCommand, readSettings } from '@tooling/fixture-builder';
import getPort from 'get-port';

/** A running server for authors: `docs dev`, or that of another generator. */
export interface DocsDev {
  readonly origin: string;
  /** Process id of the command. */
  readonly pid: number | undefined;
  /** Everything that it wrote to the terminal so far. */
  output(): string;
  /** Waits for a text in the terminal after an offset. */
  waitForOutput(text: string, from: number): Promise<void>;
  /** Waits until an address answers with 200. */
  waitForPage(pathname: string): Promise<void>;
  stop(): Promise<void>;
}

/** Maximum duration of a start on a busy machine. */
const startupTimeoutMs = 180_000;

/** Starts `docs dev` for an app on a free port, with the settings of its `docs.env` and further arguments. */
export function startDocsDev(appDir: string, args: readonly string[] = []): Promise<DocsDev> {
  return startDevServer(appDir, (port) => [docsCommand(appDir), 'dev', '--port', port, ...args], {
    ...readSettings(appDir),
  });
}

/**
 * Starts a program of Node that serves a folder.
 *
 * @param argsFor - returns the file of the program and its arguments for a free port
 */
export async function startDevServer(
  folder: string,
  argsFor: (port: string) => readonly string[],
  environment: NodeJS.Dict<string> = {},
): Promise<DocsDev> {
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...argsFor(String(port))], {
    cwd: folder,
    env: { ...process.env, ...environment, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const listeners = new Set<() => void>();
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  return {
    origin,
    pid: server.pid,
    output: () => output,
    waitForOutput: (text, from) =>
      new Promise((resolve) => {
        const check = () => {
          if (!output.slice(from).includes(text)) return;
          listeners.delete(check);
          resolve();
        };
        listeners.add(check);
        check();
      }),
    async waitForPage(pathname) {
      const end = Date.now() + startupTimeoutMs;
      const isThere = async () => (await fetch(origin + pathname)).ok;
      // There is no event for a port that begins to listen.
      while (!(await isThere().catch(() => false))) {
        if (Date.now() > end || server.exitCode !== null) {
          throw new Error(`${origin} does not serve ${pathname}:\n${output}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async stop() {
      server.kill('SIGTERM');
      await closed;
    },
  };
}
