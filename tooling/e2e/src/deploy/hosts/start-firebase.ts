import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Emulators } from '../install-emulators';
import type { RunningHost } from './types';

/** Serves a deployment with the server that Firebase's own emulator uses. */
export async function startFirebase(folder: string, emulators: Emulators): Promise<RunningHost> {
  const { hosting } = JSON.parse(await readFile(path.join(folder, 'firebase.json'), 'utf8')) as {
    readonly hosting: Readonly<Record<string, unknown>>;
  };
  const { default: superstatic } = await emulators.load<{
    default: (
      options: Readonly<Record<string, unknown>>,
    ) => (...parts: [...Parameters<RequestListener>, () => void]) => void;
  }>('superstatic');
  const handle = superstatic({ cwd: folder, config: hosting, compression: false });
  const server = createServer((request, response) => {
    // The emulator does not survive a malformed escape.
    if (isReadable(request.url ?? '')) {
      handle(request, response, () => void response.writeHead(404).end());
    } else {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isReadable(address: string): boolean {
  try {
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
}
