import { isRecord } from '../../lib/is-record';
import { createSafeStorage } from '../../client/safe-storage';
import { unsavedChanges } from '../../client/unsaved-changes';
import type { OfflineClient } from './offline-connection.client';
import { mayReload, noteReload, parseReloads } from './reload-rule';

const storageKey = 'docs-worker-reloads';

/**
 * Registers the worker and follows its updates (SPEC SW-1): one that waits is told to take over, and when it has, the
 * page is loaded again, by the rule. Answers whether there is a worker; a browser may have none to offer.
 */
export async function followWorker(
  container: ServiceWorkerContainer | undefined,
  client: OfflineClient,
): Promise<boolean> {
  if (!container) {
    return false;
  }
  if (container.controller) {
    reloadAfterTakeOver(container, client);
  }
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' });
    const hurry = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'skipWaiting' });
    const follow = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active) {
          hurry(worker);
        }
      });
    hurry(registration.waiting);
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    return await isActive(registration);
  } catch {
    return false; // A private window, storage that is switched off, or no network.
  }
}

/** Some worker is there or comes. */
async function isActive({ active, installing, waiting }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') {
    return worker !== null;
  }
  return new Promise<boolean>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') {
        resolve(worker.state === 'activated');
      }
    });
  });
}

function reloadAfterTakeOver(container: ServiceWorkerContainer, client: OfflineClient): void {
  const storage = createSafeStorage(() => sessionStorage);
  let version: string | undefined;
  let isLeaving = false;
  const tryReload = () => {
    const reloads = parseReloads(storage.get(storageKey));
    const facts = {
      version,
      reloads,
      isVisible: document.visibilityState === 'visible',
      hasFocus: document.hasFocus(),
      wouldLose: unsavedChanges(),
    };
    // A reload would take a reader back who has just followed a link; the next page comes from the new worker anyway.
    // One that cannot be remembered could be repeated for ever.
    if (
      !isLeaving &&
      mayReload(facts) &&
      storage.set(storageKey, noteReload(reloads, facts.version))
    ) {
      version = undefined;
      location.reload();
    }
  };
  container.addEventListener('controllerchange', () => {
    void client.ask({ type: 'version' }, 5000).then((answer) => {
      version =
        isRecord(answer) && typeof answer['version'] === 'string' ? answer['version'] : 'unknown';
      tryReload();
    });
  });
  document.addEventListener('visibilitychange', tryReload);
  addEventListener('focus', tryReload);
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}
