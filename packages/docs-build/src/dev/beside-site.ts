import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Diagnostic, DiagnosticsError } from 'diagnostics';
import { isAsset } from 'docs-shell/lib/is-asset';
import { parseJson } from 'docs-shell/lib/parse-json';
import { readText } from 'docs-shell/lib/read-text';
import { devDocumentsPath } from 'docs-shell/page-document';
import {
  parseRegistry,
  registryAddress,
  registryLimits,
  toProductTable,
  registryVersion,
  type ProductRegistry,
  type RegisteredProduct,
} from 'docs-shell/registry';
import { findOwner, resolveLocation } from 'docs-shell/routing';
import { changesDataFile } from '../api/history/write-changes-data';
import { escapeText } from '../lib/escape';
import { describeError } from './report-errors';

/** Time within which the site has to begin its answer. */
const timeoutMs = 20_000;

/** Time for which the registry of the site is not read again. */
const registryMaxAgeMs = 30_000;

interface BesideSiteOptions {
  /** Origin of the site, such as `https://docs.example.com`. */
  readonly site: string;
  /** Returns the entries of the app's own products, which replace those of the site. Requests wait for them. */
  readonly listOwn: () => Promise<readonly RegisteredProduct[]>;
  /** Answers requests for pages of the app, and for what its dev server needs. */
  readonly answerHere: RequestListener;
  readonly report: (error: unknown) => void;
}

/**
 * Creates a listener that answers pages of the app here, and takes everything else from a site: pages of other products,
 * their manifests and search indexes, and files at the root. The registry of the site gets the entries of the app, so a
 * product that has not joined yet is listed, too.
 *
 * Requests that change something are never sent to the site.
 */
export function createBesideSite(options: BesideSiteOptions): RequestListener {
  const { answerHere, report } = options;
  const registry = createRegistryReader(options);
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else sendUnavailable(response, error);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const { pathname } = new URL(url, options.site);
    if (isDevPath(pathname) || (method !== 'GET' && method !== 'HEAD')) {
      answerHere(request, response);
    } else if (pathname === workerPath) {
      // The worker would go on to answer with saved pages of the site.
      response.writeHead(404).end();
    } else if (pathname === registryAddress) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify((await registry()).merged));
    } else if (!isPublishedFile(pathname) && (await isOwn(pathname))) {
      answerHere(request, response);
    } else {
      await forward(request, response, options.site);
    }
  }

  async function isOwn(url: string): Promise<boolean> {
    const { merged, ownIds } = await registry();
    const table = toProductTable(merged);
    const { pathname } = resolveLocation(url, table);
    return ownIds.has(findOwner(pathname, table)?.route.productId ?? '');
  }
}

const workerPath = '/sw.js';

/** Files of Next's and of the docs' own dev server. */
function isDevPath(pathname: string): boolean {
  return pathname.startsWith(devDocumentsPath) || /^\/(_next\/|__next)/.test(pathname);
}

/** Files of a product that only its build writes: its manifest and what the manifest refers to. */
function isPublishedFile(pathname: string): boolean {
  const isData = pathname.endsWith('.json') && !pathname.endsWith(`/${changesDataFile}`);
  return isData || isAsset(pathname);
}

interface ReadRegistry {
  readonly merged: ProductRegistry;
  readonly ownIds: ReadonlySet<string>;
}

/** Returns a function that reads both registries. The site's is kept for a while, and while the site is unreachable. */
function createRegistryReader({ site, listOwn, report }: BesideSiteOptions) {
  let listed: readonly RegisteredProduct[] = [];
  let readAtMs = -Infinity;
  return async (): Promise<ReadRegistry> => {
    if (performance.now() - readAtMs > registryMaxAgeMs) {
      readAtMs = performance.now();
      try {
        listed = (await fetchRegistry(site)).products;
      } catch (error) {
        report(error);
      }
    }
    const own = await listOwn();
    const ownIds = new Set(own.map(({ id }) => id));
    const orders = new Map(listed.map(({ id, order }) => [id, order]));
    const products = [
      ...listed.filter(({ id }) => !ownIds.has(id)),
      ...own.map((product) => ({ ...product, order: orders.get(product.id) ?? product.order })),
    ].toSorted((a, b) => a.order - b.order);
    return { merged: { schemaVersion: registryVersion, products }, ownIds };
  };
}

async function fetchRegistry(site: string): Promise<ProductRegistry> {
  const url = site + registryAddress;
  const response = await fetchFrom(url);
  const text = response.ok ? await readText(response, registryLimits.bytes) : '';
  const registry = response.ok ? parseRegistry(parseJson(text)) : undefined;
  if (registry) return registry;
  throw new DiagnosticsError([
    {
      file: url,
      code: 'DOCS7007',
      received: response.ok ? 'no valid registry' : `status ${response.status}`,
      expected: 'the registry of a docs site',
      hint: 'Name the origin of the whole site in --beside. Only the products of this app are listed.',
    },
  ]);
}

/** Sends a request without the cookies of this machine. Redirects are left to the browser. */
async function fetchFrom(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const done = new AbortController();
  const timer = setTimeout(() => done.abort(), timeoutMs);
  try {
    return await fetch(url, { method, headers, redirect: 'manual', signal: done.signal });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    const diagnostic: Diagnostic = {
      file: url,
      code: 'DOCS7007',
      received: done.signal.aborted ? `no answer within ${timeoutMs / 1000} s` : String(reason),
      expected: 'an answer of the site that --beside names',
      hint: 'Check the origin and the network. Pages of this app are served without the site.',
    };
    throw new DiagnosticsError([diagnostic]);
  } finally {
    clearTimeout(timer);
  }
}

const sentHeaders = ['accept', 'accept-language', 'if-none-match', 'if-modified-since', 'range'];

/** Headers that belong to the connection or would bind this machine to the site. */
const droppedHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
]);

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  site: string,
): Promise<void> {
  const headers = Object.fromEntries(
    sentHeaders.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const found = await fetchFrom(site + (request.url ?? '/'), headers, request.method);
  response.statusCode = found.status;
  for (const [name, value] of found.headers) {
    if (!droppedHeaders.has(name)) response.setHeader(name, toLocal(name, value, site));
  }
  if (found.body) await pipeline(Readable.fromWeb(found.body), response);
  else response.end();
}

/** Keeps redirects on this machine, and lets the policy load scripts from it. */
function toLocal(name: string, value: string, site: string): string {
  if (name === 'location' && value.startsWith(`${site}/`)) return value.slice(site.length);
  if (name === 'content-security-policy')
    return value.replace(/;?\s*upgrade-insecure-requests/, '');
  return value;
}

function sendUnavailable(response: ServerResponse, error: unknown): void {
  const text = escapeText(describeError(error));
  response.writeHead(502, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>docs dev --beside</title>\n<pre role="alert" style="white-space: pre-wrap">${text}</pre>\n</html>\n`,
  );
}
