/** The offline worker of the whole site. There is one, although apps are deployed on different days. */
import { createCacheIndexStore } from './cache-index';
import { createCacheNames, createCacheStore } from './cache-store';
import { classifyRequest } from './classify-request';
import { createDownloadManager } from './download-manager';
import { evictUnusedCaches } from './evict-caches';
import { handleMessage, parsePageMessage } from './message-handler';
import { respondToAsset, respondToData } from './respond-to-file';
import { createLinkedPages } from './linked-pages';
import { respondToPage } from './respond-to-page';
import { cacheOfflinePage, createVisitedPages } from './visited-pages';
import type { FetchEvent, WorkerContext, WorkerScope } from './worker-context';

declare const self: WorkerScope;

/** The build replaces this with the hash of the worker's code. */
const version = '__DOCS_WORKER_VERSION__';

const names = createCacheNames(new URL(self.registration.scope).pathname);
const context: WorkerContext = {
  scope: self,
  names,
  store: createCacheStore(self.caches, names, () => new Date()),
  index: createCacheIndexStore(self.caches, names.index, self.navigator.locks),
};
const visitedPages = createVisitedPages(context);
const linkedPages = createLinkedPages(context);
const downloads = createDownloadManager(context);

// No `skipWaiting` here: a page asks for it when it is ready to be reloaded.
self.addEventListener('install', (event) => {
  // If it fails, the worker shows a plain page of its own.
  event.waitUntil(cacheOfflinePage(context).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  const { registration } = self;
  // Earlier workers turned it on. Pages do so while they are hidden (`preload-when-hidden.client.ts`).
  const disabled = 'navigationPreload' in registration && registration.navigationPreload.disable();
  event.waitUntil(Promise.allSettled([disabled]));
  // Not part of the activation, because browsers hold back every page until that has ended, and storage can be slow. If
  // the browser stops the worker first, the next viewed page evicts.
  void evictUnusedCaches(context).catch(() => undefined);
});

self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data);
  if (!message) {
    return;
  }
  const messageContext = { context, downloads, visitedPages, version };
  const work = handleMessage(message, messageContext, event.source?.id).then(
    (response) => event.ports[0]?.postMessage(response),
    () => event.ports[0]?.postMessage(undefined),
  );
  event.waitUntil(Promise.all([work, downloads.resume()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, headers } = request;
  const facts = { method, url, mode, hasRange: headers.has('range') };
  switch (classifyRequest(facts, self.location.origin)) {
    case 'page':
      event.respondWith(handleNavigation(event));
      break;
    case 'asset':
      event.respondWith(respondToAsset(context, request));
      break;
    case 'data':
      event.respondWith(respondToData(context, request, () => fetchFile(event)));
      break;
    case 'none':
  }
});

/** Fetches a page, or another file that is not an asset, from the server. */
async function fetchFile({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? (await linkedPages.fetch(request)) ?? fetch(request);
}

function handleNavigation(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const address = new URL(request.url).pathname;
  const fetchPage = async () => {
    const response = await fetchFile(event);
    if (response.ok && !response.redirected) {
      visitedPages.recordResponse(address, response.clone());
    }
    return response;
  };
  const fetched = fetchPage();
  // The response may arrive after a copy was shown. The browser must neither abort it nor report it as unhandled.
  event.waitUntil(fetched.catch(() => undefined));
  return respondToPage(context, {
    address,
    fetchPage: () => fetched,
    onCopy: (cache) => visitedPages.recordCopy(resultingClientId, cache),
  });
}
