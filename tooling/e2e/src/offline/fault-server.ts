import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypeOf, securityHeaders } from '@tooling/site/serve';
import type { StagedBuild } from './stage-build';

/** How the network is. */
export type Weather = 'failing' | 'fine' | 'offline' | 'slow';

/** An origin that several products are deployed to, each on its own, and whose network can be bad. */
export interface FaultServer {
  readonly url: string;
  readonly host: string;
  weather: Weather;
  /** The build of the product at a root path that is deployed now. */
  current(rootPath: string): StagedBuild | undefined;
  /** Puts a build in place: its assets beside those of the builds before, its other files instead of theirs. */
  deploy(build: StagedBuild): void;
  /** Takes the assets of all builds away that are not the present ones. */
  forgetOldAssets(): void;
  /** Asked and answered so far, by path. */
  readonly requests: string[];
  /** Answers a path with something else, or holds it back; until it says nothing any more. */
  intercept?: (path: string, response: ServerResponse) => boolean | Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds that everything takes when the network is slow: longer than the worker waits. */
const slowness = 3600;

/** Starts an empty origin on a free port. */
export async function startFaultServer(): Promise<FaultServer> {
  const builds = new Map<string, StagedBuild>();
  const assets = new Map<string, Buffer>();
  const find = (path: string) => {
    if (path.startsWith('/_assets/')) return assets.get(path);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return [...builds.values()].map(({ files }) => files.get(file)).find(Boolean);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (faults.weather === 'offline') {
      request.socket.destroy();
      return;
    }
    if (faults.weather === 'slow') await wait(slowness);
    if (await faults.intercept?.(path, response)) return;
    faults.requests.push(path);
    for (const [name, value] of Object.entries(securityHeaders({}))) {
      response.setHeader(name, value);
    }
    if (faults.weather === 'failing') {
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
        'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
        'Content-Type': contentTypeOf(path.endsWith('/') ? 'index.html' : path),
      })
      .end(request.method === 'HEAD' ? undefined : content);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults: FaultServer = {
    url: `http://${host}`,
    host,
    weather: 'fine',
    requests: [],
    current: (rootPath) => builds.get(rootPath),
    deploy(build) {
      for (const [file, content] of build.files) {
        if (file.startsWith('/_assets/')) assets.set(file, content);
      }
      builds.set(build.rootPath, build);
    },
    forgetOldAssets() {
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
  return faults;
}
