import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadConfig, toLibrarySettings, toPublicConfig } from 'docs-shell/config/load';
import { buildFolder } from 'docs-shell/page-document';
import getPort, { portNumbers } from 'get-port';
import pc from 'picocolors';
import { openOrigin } from '../dev/open-origin';
import { parseDevArgs } from './parse-dev-args';

/** Ports that are tried after the one that was asked for. */
const morePorts = 20;

/** Next does not say to another process when it listens. */
const listenPollMs = 100;

/** `docs dev`: one app with hot reload of content, demos, manifest and shell. `--port` or `PORT` says where. */
export async function dev(appDir: string, args: readonly string[]): Promise<void> {
  const wanted = parseDevArgs(args, process.env['PORT']);
  const config = loadConfig(process.env);
  const port = await getPort({ port: portNumbers(wanted, Math.min(wanted + morePorts, 65_535)) });
  const pageOrigin = `http://127.0.0.1:${port}`;
  const open = await openOrigin();
  await mkdir(path.join(appDir, buildFolder), { recursive: true });
  await writeFile(
    path.join(appDir, buildFolder, 'dev-server.json'),
    JSON.stringify({ origin: open.origin }),
  );
  // Next starts while the docs are loaded; what it asks for until then waits.
  const next = startNext(appDir, port);
  const closed = new Promise((resolve) => next.once('close', resolve));
  const stop = () => {
    next.kill('SIGTERM');
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const stopped = new AbortController();
  next.once('close', () => {
    stopped.abort();
  });
  void warmUp(`${pageOrigin}/`, stopped.signal);
  try {
    const { startDocsServer } = await import('../dev/start-docs-server');
    const docs = await startDocsServer({
      appDir,
      pageOrigin,
      open,
      config: toPublicConfig(config),
      settings: toLibrarySettings(config),
    });
    process.stdout.write(`${pc.green('docs dev')}  ${pageOrigin}${docs.startPath}\n`);
    await closed;
    await docs.close();
  } finally {
    stop();
    await closed;
    await open.close();
  }
}

/** Makes Next compile the one page component before anybody waits for it: by asking for a page until Next listens. */
async function warmUp(url: string, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response.body?.cancel();
    await setTimeout(listenPollMs);
  }
}

function startNext(appDir: string, port: number): ChildProcess {
  const require = createRequire(path.join(appDir, 'package.json'));
  return spawn(
    process.execPath,
    [
      require.resolve('next/dist/bin/next'),
      'dev',
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ],
    {
      cwd: appDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
}
