import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answers,
  createHeaderRules,
  headersOf,
  playgroundFolder,
  playgroundPolicyOf,
  policyHeader,
} from '../deploy';
import type { ProductTable } from 'docs-shell/routing';
import fresh from 'fresh';
import { acceptsGzip } from './accepts-gzip';
import { createSiteOpener, type OpenSite } from './open-site';
import { resolveRequest } from './resolve-request';
import type { Content } from './read-content';

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
  /** Receives the URL of each request, such as `/joy-ui/?q=a`, before it is answered. */
  readonly onRequest?: (url: string) => void;
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
  const { root, port, host = '127.0.0.1', forward } = options;
  const rules = createHeaderRules(options.headers ?? {});
  const openSite = createSiteOpener({ root, rules, productTable: options.productTable });
  await openSite();
  const headers = headersOf(rules, '/');
  const server = createServer((request, response) => {
    options.onRequest?.(request.url ?? '');
    if (forward && `${request.url}/`.startsWith(`${forward.path}/`)) {
      response.setHeaders(new Map(Object.entries(headers)));
      // The service says for itself how long its responses last.
      response.removeHeader('Cache-Control');
      forward.handle(request, response);
      return;
    }
    answer(request, response, { headers, openSite }).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, { status: 500, headers }, 'Internal error\n');
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
  /** Headers of responses that are no file of the site. */
  readonly headers: Readonly<Record<string, string>>;
  readonly openSite: () => Promise<OpenSite>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, openSite }: Served,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const head = { status: 405, headers: { ...headers, Allow: answers.methods } };
    sendText(response, head, answers.wrongMethod);
    return;
  }
  const { files, redirects, optional, readContent } = await openSite();
  const resolved = resolveRequest(request.url ?? '', { files, redirects, optional });
  switch (resolved.kind) {
    case 'bad-request':
      sendText(response, { status: 400, headers }, answers.unreadable);
      return;
    case 'no-content':
      response.writeHead(204, headers).end();
      return;
    case 'redirect': {
      const { location } = resolved;
      const head = { status: 308, headers: { ...headers, Location: location } };
      sendText(response, head, `${location}\n`);
      return;
    }
    case 'not-found': {
      const { file } = resolved;
      const content =
        file === undefined ? undefined : await readContent(file, acceptsGzip(request.headers));
      if (content) response.writeHead(404, content.headers).end(content.bytes);
      else sendText(response, { status: 404, headers }, answers.notFound);
      return;
    }
    case 'file': {
      const { file } = resolved;
      const content = await readContent(file, acceptsGzip(request.headers));
      if (!content) sendText(response, { status: 404, headers }, answers.notFound);
      else if (`/${file}`.includes(playgroundFolder)) {
        const policy = { [policyHeader]: playgroundPolicyOf(request.headers) };
        sendContent(request, response, { ...content, headers: { ...content.headers, ...policy } });
      } else sendContent(request, response, content);
    }
  }
}

/** Sends a short text, for requests without a page. */
function sendText(
  response: ServerResponse,
  { status, headers }: { readonly status: number; readonly headers: OutgoingHttpHeaders },
  text: string,
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Sends a file, or status 304 if the client has it. Ignores ranges: no file here is long enough to need them. */
function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, etag, headers }: Content,
): void {
  // As for nginx, the `Cache-Control` of a request does not matter.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    const { 'Content-Length': _, 'Content-Encoding': __, 'Content-Type': ___, ...kept } = headers;
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(200, headers).end(bytes);
}
