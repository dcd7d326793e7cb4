import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  answers,
  createHeaderRules,
  headersOf,
  playgroundFolder,
  playgroundPolicyOf,
  policyHeader,
} from 'docs-build/deploy';
import { contentTypeOf } from 'docs-shell/lib/content-types';
import type { ProductTable } from 'docs-shell/routing';
import { readIfThere } from '../read-if-there';
import { acceptsGzip } from './accepts-gzip';
import { createSiteOpener, type OpenSite } from './open-site';
import { resolveRequest } from './resolve-request';

/** Options of the site server. */
export interface SiteServerOptions {
  /** Path of the assembled site. */
  readonly root: string;
  /** All products, including those that are not deployed. The registry of the site replaces them, if it has one. */
  readonly productTable: ProductTable;
  /** Port. 0 selects a free one. */
  readonly port: number;
  readonly host?: string;
  /** Headers of every response besides the constant ones, such as the Content-Security-Policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Forwards requests below a path to another service. */
  readonly forward?: { readonly path: string; readonly handle: RequestListener };
}

/** A running server. */
export interface SiteServer {
  /** `http://127.0.0.1:4173`, without trailing slash. */
  readonly url: string;
  /** Stops the server and ends open connections. */
  close(): Promise<void>;
}

/** Serves the assembled site like a production server. Rejects if the port is in use or the site is missing. */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { root, port, host = '127.0.0.1', headers = {}, forward } = options;
  const openSite = createSiteOpener(root, options.productTable);
  await openSite();
  const rules = createHeaderRules(headers);
  const server = createServer((request, response) => {
    setHeaders(response, headersOf(rules, '/'));
    if (forward && `${request.url}/`.startsWith(`${forward.path}/`)) {
      // The service says for itself how long its responses last.
      response.removeHeader('Cache-Control');
      forward.handle(request, response);
      return;
    }
    answer(request, response, { root, rules, openSite }).catch((error: unknown) => {
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
  readonly rules: ReturnType<typeof createHeaderRules>;
  readonly openSite: () => Promise<OpenSite>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { root, rules, openSite }: Served,
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
      response.writeHead(204).end();
      return;
    case 'redirect':
      response.setHeader('Location', resolved.location);
      sendText(response, 308, `${resolved.location}\n`);
      return;
    case 'not-found':
      await sendNotFound(request, response, { root, file: resolved.file });
      return;
    case 'file':
      setHeaders(response, headersOf(rules, `/${resolved.file}`));
      response.setHeader('Content-Type', contentTypeOf(resolved.file));
      if (`/${resolved.file}`.includes(playgroundFolder)) {
        response.setHeader(policyHeader, playgroundPolicyOf(request.headers));
      }
      // sirv does not validate ranges, and no file here is long enough to need them.
      delete request.headers.range;
      // sirv does not read weights such as `gzip;q=0`.
      request.headers['accept-encoding'] = acceptsGzip(request.headers) ? 'gzip' : 'identity';
      request.url = `/${resolved.file.split('/').map(encodeURIComponent).join('/')}`;
      sendFile(request, response, () => sendText(response, 404, answers.notFound));
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Sends a 404 page. sirv supports no status but 200.
 *
 * @param file path from `root`; undefined if the site has no 404 page
 */
async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file }: { readonly root: string; readonly file: string | undefined },
): Promise<void> {
  if (file === undefined) {
    sendText(response, 404, answers.notFound);
    return;
  }
  const place = path.join(root, file);
  const compressed = acceptsGzip(request.headers) ? await readIfThere(`${place}.gz`) : undefined;
  const content = compressed ?? (await readFile(place));
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': content.length,
    Vary: 'Accept-Encoding',
    ...(compressed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(content);
}

/** Sends a short text, for requests without a page. */
function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
