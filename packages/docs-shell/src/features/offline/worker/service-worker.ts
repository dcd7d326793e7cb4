/** The offline worker of the whole site (SPEC 9): the only one, although apps are deployed on different days. */
import { answerAsset, answerData } from './answer-file';
import { answerMessage, type Desk } from './answer-message';
import { answerPage } from './answer-page';
import { createCacheNames } from './cache-names';
import { classifyRequest } from './classify-request';
import { clearAway } from './clear-away';
import { createLedger } from './create-ledger';
import { createReadingList } from './create-reading-list';
import { createSaves } from './create-saves';
import { createShelf } from './create-shelf';
import { keepOfflinePage } from './keep-offline-page';
import type { Library } from './library';
import { parsePageMessage } from './messages';
import type { FetchEvent, WorkerScope } from './scope';
import { workerVersion } from './worker-version';

declare const self: WorkerScope;

const names = createCacheNames(new URL(self.registration.scope).pathname);
const library: Library = {
  scope: self,
  names,
  shelf: createShelf(self.caches, names, () => new Date()),
  ledger: createLedger(self.caches, names.book, self.navigator.locks),
};
const reading = createReadingList(library);
const saves = createSaves(library);
const desk: Desk = { library, saves, reading, version: workerVersion };

// It waits until a page tells it not to: pages of the one that serves should not lose theirs unasked (SPEC SW-1).
self.addEventListener('install', (event) => {
  // Without it there is still the page that the worker writes itself.
  event.waitUntil(keepOfflinePage(library).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  const { registration } = self;
  // Not every browser asks for a page while the worker is still starting.
  const preloading = 'navigationPreload' in registration && registration.navigationPreload.enable();
  event.waitUntil(Promise.allSettled([preloading, clearAway(library)]));
});

self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data);
  if (!message) {
    return;
  }
  const work = answerMessage(message, desk, event.source?.id).then(
    (answer) => event.ports[0]?.postMessage(answer),
    () => event.ports[0]?.postMessage(undefined),
  );
  event.waitUntil(Promise.all([work, saves.resume()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, headers } = request;
  const facts = { method, url, mode, hasRange: headers.has('range') };
  switch (classifyRequest(facts, self.location.origin)) {
    case 'page':
      event.respondWith(answerPageRequest(event));
      break;
    case 'asset':
      event.respondWith(answerAsset(library, request));
      break;
    case 'data':
      event.respondWith(answerData(library, request));
      break;
    case 'none':
  }
});

function answerPageRequest(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event;
  const address = new URL(request.url).pathname;
  const ask = async () => {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (response.ok && !response.redirected) {
      reading.noteAnswer(address, response.clone());
    }
    return response;
  };
  const asked = ask();
  // The answer may come after a copy was shown; it must not be cut off with a complaint.
  event.waitUntil(asked.catch(() => undefined));
  return answerPage(library, {
    address,
    ask: () => asked,
    onCopy: (cache) => reading.noteCopy(resultingClientId, cache),
  });
}
