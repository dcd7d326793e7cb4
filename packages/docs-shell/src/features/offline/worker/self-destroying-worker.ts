/**
 * Is published at `/sw.js` when the offline worker is switched off: it replaces any earlier worker, deletes its caches
 * and unregisters itself. It does not handle requests, so pages keep working.
 */
import { createCacheNames } from './cache-store';
import { parsePageMessage } from './message-handler';
import type { WorkerScope } from './worker-context';

declare const self: WorkerScope;

const names = createCacheNames(new URL(self.registration.scope).pathname);

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeCachesAndUnregister());
});

self.addEventListener('message', (event) => {
  if (parsePageMessage(event.data)?.type === 'version') {
    event.ports[0]?.postMessage({ version: 'self-destroying' });
  }
  // Apps that were built before the worker was switched off register it again.
  event.waitUntil(removeCachesAndUnregister());
});

async function removeCachesAndUnregister(): Promise<void> {
  const ours = (await self.caches.keys()).filter(names.isOurs);
  await Promise.all(ours.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
