import { spawn } from 'node:child_process';
import getPort from 'get-port';
import { newerNode, type Emulators } from '../install-emulators';
import type { RunningHost } from './types';
import { waitForServer } from './wait-for-server';

/** Serves a deployment with Cloudflare's own server. It needs a newer Node than this repository. */
export async function startCloudflare(folder: string, emulators: Emulators): Promise<RunningHost> {
  const port = String(await getPort());
  const child = spawn(
    emulators.file(`${newerNode}/bin/node`),
    [
      emulators.file('wrangler/bin/wrangler.js'),
      'dev',
      '--local',
      '--ip',
      '127.0.0.1',
      '--port',
      port,
      '--inspector-port',
      '0',
      '--show-interactive-dev-session',
      'false',
    ],
    {
      cwd: folder,
      detached: true,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', HOME: folder },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const { stop } = await waitForServer(child, url);
  return { url, stop };
}
