import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import getPort from 'get-port';

/** The site as `npm start` serves it, in separate processes. */
export interface Preview {
  readonly url: string;
  /** Kills all processes, like a power failure, and starts them again at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const siteTools = path.join(import.meta.dirname, '../../site');
const startupTimeoutMs = 60_000;

/** Starts the preview server with an empty feedback store that `token` opens. */
export async function startPreview(token: string): Promise<Preview> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-preview-'));
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const loader = createRequire(path.join(siteTools, 'package.json')).resolve('tsx');

  const start = async () => {
    const started = spawn(
      process.execPath,
      ['--import', pathToFileURL(loader).href, 'src/preview-cli.ts', '--port', String(port)],
      {
        cwd: siteTools,
        // A separate process group, so that the service ends with the server.
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          DOCS_FEEDBACK_FOLDER: folder,
          DOCS_FEEDBACK_READER_TOKEN: token,
        },
      },
    );
    const end = Date.now() + startupTimeoutMs;
    const headers = { Authorization: `Bearer ${token}` };
    // The embedded database takes seconds to start.
    const isReady = async () =>
      (await fetch(`${url}/api/feedback/entries`, { headers }).catch(() => undefined))?.ok;
    while (!(await isReady())) {
      if (Date.now() > end) throw new Error(`The preview server is not ready at ${url}.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return started;
  };
  let server = await start();
  const kill = async () => {
    const ended = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    await ended;
  };
  return {
    url,
    async restart() {
      await kill();
      server = await start();
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
