import type { CachedFile } from './cache-store';
import { offlinePageAddress, savedCopyAttribute } from './contract';
import { findCopy } from './respond-to-file';
import type { WorkerContext } from './worker-context';

/** How long the network may take to respond if there is a copy. */
const networkTimeoutMs = 3000;

interface PageRequest {
  readonly address: string;
  readonly fetchPage: () => Promise<Response>;
  /** Called with the name of the cache when a copy is shown. */
  readonly onCopy: (cache: string) => void;
}

/** The response of the network so far. `broken` is a status of 500 or more. */
export type NetworkOutcome = 'ok' | 'broken' | 'unreachable' | 'timeout';

/** What the reader is shown. `wait` means to wait for the network without a time limit. */
export type PageSource = 'network' | 'copy' | 'offline-page' | 'wait';

/** Responds to a navigation: network first, then the newest copy, then the offline page. */
export async function respondToPage(
  context: WorkerContext,
  request: PageRequest,
): Promise<Response> {
  const network = request.fetchPage().then(
    (response) => ({ response, outcome: response.status >= 500 ? 'broken' : 'ok' }) as const,
    () => ({ response: undefined, outcome: 'unreachable' }) as const,
  );
  const resolve = async ({ response, outcome }: NetworkResult): Promise<Response> => {
    const copy = outcome === 'ok' ? undefined : await findCopy(context, request.address);
    switch (resolveNetworkFirst(outcome, copy !== undefined)) {
      case 'copy':
        return copy ? showCopy(copy, request) : Response.error();
      case 'wait':
        return resolve(await network);
      case 'offline-page':
        return (await redirectToCopy(context, request.address)) ?? showOfflinePage(context);
      case 'network':
        return response ?? Response.error();
    }
  };
  return resolve(await Promise.race([network, timeout(networkTimeoutMs)]));
}

/**
 * Decides what to show. A copy is shown if the network is slow, broken or unreachable. A slow network alone never leads
 * to the offline page.
 */
export function resolveNetworkFirst(outcome: NetworkOutcome, hasCopy: boolean): PageSource {
  switch (outcome) {
    case 'ok':
      return 'network';
    case 'broken':
      return hasCopy ? 'copy' : 'network';
    case 'unreachable':
      return hasCopy ? 'copy' : 'offline-page';
    case 'timeout':
      return hasCopy ? 'copy' : 'wait';
  }
}

interface NetworkResult {
  readonly response: Response | undefined;
  readonly outcome: NetworkOutcome;
}

function timeout(delayMs: number): Promise<NetworkResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ response: undefined, outcome: 'timeout' }), delayMs);
  });
}

function showCopy({ bytes, headers, date, cache }: CachedFile, { onCopy }: PageRequest): Response {
  onCopy(cache);
  return new Response(markOfflineCopy(new TextDecoder().decode(bytes), date), { headers });
}

/** Writes into a page when it was fetched. The page's own script shows that date to the reader. */
export function markOfflineCopy(html: string, fetchedAt: string): string {
  const date = fetchedAt.replaceAll(/[^\w:.-]/g, '');
  return html.replace(/<html\b/, `<html ${savedCopyAttribute}="${date}"`);
}

async function showOfflinePage(context: WorkerContext): Promise<Response> {
  const page = await findCopy(context, offlinePageAddress);
  return page ? new Response(page.bytes, { headers: page.headers }) : plainOfflinePage();
}

/** Does what the server does: pages have a trailing slash. */
async function redirectToCopy(
  context: WorkerContext,
  address: string,
): Promise<Response | undefined> {
  const canonical = `${address}/`;
  return !address.endsWith('/') && (await findCopy(context, canonical))
    ? new Response(null, { status: 302, headers: { Location: canonical } })
    : undefined;
}

/** Is shown if not even the offline page could be cached. */
function plainOfflinePage(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><body style="font:16px/1.6 system-ui;max-width:40em;margin:15vh auto;padding:0 1em"><h1>You are offline</h1><p>This page is not among those that were kept on this device. Go back, or try again when you are connected.`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
