import { spawn } from 'node:child_process';
import getPort from 'get-port';
import type { Emulators } from '../install-emulators';
import type { RunningHost } from './types';
import { waitForServer } from './wait-for-server';

/** Serves a deployment with the emulator of Azure Static Web Apps. */
export async function startAzure(folder: string, emulators: Emulators): Promise<RunningHost> {
  const port = String(await getPort());
  const child = spawn(
    process.execPath,
    [
      emulators.file('@azure/static-web-apps-cli/dist/cli/bin.js'),
      'start',
      './public',
      '--port',
      port,
      '--host',
      '127.0.0.1',
    ],
    { detached: true, cwd: folder, env: { ...process.env, SWA_CLI_TELEMETRY: 'false' } },
  );
  const url = `http://127.0.0.1:${port}`;
  const { stop } = await waitForServer(child, `${url}/`);
  return { url, stop };
}
