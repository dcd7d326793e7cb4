import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProductTable } from 'docs-shell/routing';
import { acceptsGzip } from './accepts-gzip';
import { answers, constantHeaders, embeddableFile } from './answers';
import { contentTypeOf } from 'docs-shell/lib/content-types';
import { createSiteOpener, type OpenSite } from './open-site';
import { playgroundFolder, playgroundPolicy } from './playground';
import { resolveRequest } from './resolve-request';
import { sendNotFound } from './send-not-found';
import { sendText } from './send-text';

/** How to serve a site. */
export interface SiteServerOptions {
  /** Folder of the assembled site. */
  readonly root: string;
  /** Products that the pages may ask for, deployed or not. */
  readonly productTable: ProductTable;
  /** 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
  /** Sent with every response besides the two that every site has; the Content-Security-Policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What lies below this path is answered by somebody else. */
  readonly forward?: { readonly path: string; readonly handle: RequestListener };
}

/** A server that listens. */
export interface SiteServer {
  /** `http://127.0.0.1:4173`, without trailing slash. */
  readonly url: string;
  /** Ends open connections, too. */
  close(): Promise<void>;
}

/** Serves the assembled site as a production server would. Rejects when the port is taken or the site is missing. */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { root, port, host = '127.0.0.1', headers = {}, forward } = options;
  const openSite = createSiteOpener(root, options.productTable);
  await openSite();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries({ ...constantHeaders, ...headers })) {
      response.setHeader(name, value);
    }
    response.setHeader('Cross-Origin-Opener-Policy', answers.openerPolicy);
    response.setHeader('Cross-Origin-Resource-Policy', answers.documentResourcePolicy);
    if (forward && `${request.url}/`.startsWith(`${forward.path}/`)) {
      forward.handle(request, response);
      return;
    }
    answer(request, response, { root, openSite }).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

interface Served {
  readonly root: string;
  readonly openSite: () => Promise<OpenSite>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { root, openSite }: Served,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', answers.methods);
    sendText(response, 405, answers.wrongMethod);
    return;
  }
  const { files, redirects, optional, sendFile } = await openSite();
  const resolved = resolveRequest(request.url ?? '', { files, redirects, optional });
  switch (resolved.kind) {
    case 'bad-request':
      sendText(response, 400, answers.unreadable);
      return;
    case 'no-content':
      response.writeHead(204, { 'Cache-Control': answers.pageCache }).end();
      return;
    case 'redirect':
      response.setHeader('Location', resolved.location);
      sendText(response, 308, `${resolved.location}\n`);
      return;
    case 'not-found':
      await sendNotFound(request, response, { root, file: resolved.file });
      return;
    case 'file':
      response.setHeader('Cache-Control', cacheRule(resolved.file));
      response.setHeader('Content-Type', contentTypeOf(resolved.file));
      if (isAsset(resolved.file)) {
        response.setHeader('Access-Control-Allow-Origin', answers.assetOrigins);
      }
      if (isAsset(resolved.file) || embeddableFile.test(resolved.file)) {
        response.setHeader('Cross-Origin-Resource-Policy', answers.assetResourcePolicy);
      }
      if (`/${resolved.file}`.includes(playgroundFolder)) {
        response.setHeader('Content-Security-Policy', playgroundPolicy());
        response.removeHeader('Cross-Origin-Opener-Policy');
      }
      // sirv trusts a range's bounds; nothing here is long enough to need one
      delete request.headers.range;
      // sirv does not read weights such as `gzip;q=0`.
      request.headers['accept-encoding'] = acceptsGzip(request.headers) ? 'gzip' : 'identity';
      request.url = `/${resolved.file.split('/').map(encodeURIComponent).join('/')}`;
      sendFile(request, response, () => sendText(response, 404, answers.notFound));
  }
}

function cacheRule(file: string): string {
  return isAsset(file) ? answers.assetCache : answers.pageCache;
}

function isAsset(file: string): boolean {
  return file.startsWith('_assets/');
}
