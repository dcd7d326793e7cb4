import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RunningHost } from './types';
import { waitForServer } from './wait-for-server';

/**
 * Serves a deployment with Caddy.
 *
 * @param folder - what `docs deploy --target caddy` wrote
 * @param listen - host and port in its configuration
 */
export async function startCaddy(
  program: string,
  folder: string,
  listen: string,
): Promise<RunningHost> {
  const config = path.join(folder, 'Caddyfile');
  // It keeps its state in the home folder.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], { env });
  const url = `http://${listen}`;
  const { stop } = await waitForServer(child, url);
  return { url, stop };
}
