import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toLibrarySettings, toPublicConfig } from 'docs-shell/config/load';
import { buildFolder } from 'docs-shell/page-document';
import getPort, { portNumbers } from 'get-port';
import pc from 'picocolors';
import { openOrigin } from '../dev/open-origin';
import { parseDevArgs } from './parse-dev-args';
import { loadSiteConfig } from './load-site-config';

/** Number of ports that are tried after the requested one. */
const morePorts = 20;

/** Next does not notify other processes when it listens. */
const listenPollMs = 100;

/**
 * `docs dev`: serves one app with hot reload of content, demos, manifest and shell, on the port of `--port` or `PORT`.
 */
export async function dev(appDir: string, args: readonly string[]): Promise<void> {
  const wanted = parseDevArgs(args, process.env['PORT']);
  const config = loadSiteConfig(process.env);
  const port = await getPort({ port: portNumbers(wanted, Math.min(wanted + morePorts, 65_535)) });
  const pageOrigin = `http://127.0.0.1:${port}`;
  const open = await openOrigin();
  await mkdir(path.join(appDir, buildFolder), { recursive: true });
  await writeFile(
    path.join(appDir, buildFolder, 'dev-server.json'),
    JSON.stringify({ origin: open.origin }),
  );
  // Next starts while the app is loaded. Its requests wait until then.
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

/** Requests a page until Next listens, so that Next compiles the page component before a reader needs it. */
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
