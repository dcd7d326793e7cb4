import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypeOf, securityHeaders } from 'docs-build/serve';
import type { StagedBuild } from './stage-build';

/** `failing`: the server responds with status 500. `slow`: it responds after the worker's timeout. */
export type NetworkCondition = 'failing' | 'offline' | 'online' | 'slow';

/** An origin with several independently deployed products, whose network can fail. */
export interface FlakyOrigin {
  readonly url: string;
  readonly host: string;
  networkCondition: NetworkCondition;
  /** Returns the deployed build of the product with a root path. */
  current(rootPath: string): StagedBuild | undefined;
  /** Deploys a build. Assets of earlier builds stay, their other files are replaced. */
  deploy(build: StagedBuild): void;
  /** Removes the assets that no deployed build has. */
  removeOldAssets(): void;
  /** Paths of the requests that were answered. */
  readonly requests: string[];
  /** Handles a request itself if it returns true. It may also delay the response. */
  intercept?: (path: string, response: ServerResponse) => boolean | Promise<boolean>;
  close(): Promise<void>;
}

/** Longer than the worker's timeout. */
const slowResponseMs = 3600;

/** Starts an empty origin on a free port. */
export async function startFlakyOrigin(): Promise<FlakyOrigin> {
  const builds = new Map<string, StagedBuild>();
  const assets = new Map<string, Buffer>();
  const find = (path: string) => {
    if (path.startsWith('/_assets/')) return assets.get(path);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return [...builds.values()].map(({ files }) => files.get(file)).find(Boolean);
  };
  /** Delays a response while the network is slow. It arrives when the network is not, and frees its connection. */
  const delay = async () => {
    const end = Date.now() + slowResponseMs;
    while (origin.networkCondition === 'slow' && Date.now() < end) await wait(50);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (origin.networkCondition === 'offline') {
      request.socket.destroy();
      return;
    }
    await delay();
    if (await origin.intercept?.(path, response)) return;
    origin.requests.push(path);
    for (const [name, value] of Object.entries(securityHeaders({}))) {
      response.setHeader(name, value);
    }
    if (origin.networkCondition === 'failing') {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('broken');
      return;
    }
    const content = find(path);
    if (!content) {
      response.writeHead(path.endsWith('.json') ? 204 : 404, { 'Content-Type': 'text/html' }).end();
      return;
    }
    const isAsset = path.startsWith('/_assets/');
    response
      .writeHead(200, {
        // A server lets browsers keep assets. Here, only the worker does: otherwise the browser's own cache would have what
        // the worker's cache lacks.
        'Cache-Control': isAsset ? 'no-store' : 'no-cache',
        'Content-Type': contentTypeOf(path.endsWith('/') ? 'index.html' : path),
      })
      .end(request.method === 'HEAD' ? undefined : content);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin: FlakyOrigin = {
    url: `http://${host}`,
    host,
    networkCondition: 'online',
    requests: [],
    current: (rootPath) => builds.get(rootPath),
    deploy(build) {
      for (const [file, content] of build.files) {
        if (file.startsWith('/_assets/')) assets.set(file, content);
      }
      builds.set(build.rootPath, build);
    },
    removeOldAssets() {
      const present = [...builds.values()].flatMap(({ files }) => [...files.keys()]);
      for (const file of assets.keys()) {
        if (!present.includes(file)) assets.delete(file);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return origin;
}
