/**
 * What stands at `/sw.js` when the offline worker is switched off (SPEC SW-3): it takes the place of any worker that
 * was ever there, deletes what those kept, and goes. Pages keep working, as nothing is answered by it.
 */
import { createCacheNames } from './cache-names';
import { parsePageMessage } from './messages';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

const names = createCacheNames(new URL(self.registration.scope).pathname);

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(clear());
});

self.addEventListener('message', (event) => {
  if (parsePageMessage(event.data)?.type === 'version') {
    event.ports[0]?.postMessage({ version: 'retired' });
  }
  // A page of an app that was built before registers again what was not gone yet.
  event.waitUntil(clear());
});

async function clear(): Promise<void> {
  const ours = (await self.caches.keys()).filter(names.isOurs);
  await Promise.all(ours.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
