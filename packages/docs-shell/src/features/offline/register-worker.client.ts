import { isRecord } from '../../lib/is-record';
import { createSafeStorage } from '../../client/safe-storage';
import { unsavedChanges } from '../../client/unsaved-changes';
import type { OfflineClient } from './offline-client.client';
import { preloadWhenHidden } from './preload-when-hidden.client';
import { parseReloads, recordReload, shouldReload } from './should-reload';
import type { PageMessage } from './worker/contract';

const storageKey = 'docs-worker-reloads';
const versionTimeoutMs = 5000;

/**
 * Registers the worker and handles its updates: a waiting worker is told to take over, and then the page reloads if
 * `shouldReload` allows it. Returns whether there is a worker; not every browser supports them.
 */
export async function registerWorker(
  container: ServiceWorkerContainer | undefined,
  client: OfflineClient,
): Promise<boolean> {
  if (!container) {
    return false;
  }
  if (container.controller) {
    reloadAfterUpdate(container, client);
  }
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' });
    const activate = (worker: ServiceWorker | null) =>
      worker?.postMessage({ type: 'skipWaiting' } satisfies PageMessage);
    const activateWhenInstalled = (worker: ServiceWorker | null) =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active) {
          activate(worker);
        }
      });
    activate(registration.waiting);
    activateWhenInstalled(registration.installing);
    registration.addEventListener('updatefound', () =>
      activateWhenInstalled(registration.installing),
    );
    if (!(await isActive(registration))) {
      return false;
    }
    preloadWhenHidden(registration.navigationPreload);
    return true;
  } catch {
    return false; // A private window, disabled storage, or no network.
  }
}

/** Returns whether a worker is active or becomes active. */
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

function reloadAfterUpdate(container: ServiceWorkerContainer, client: OfflineClient): void {
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
      hasUnsavedChanges: unsavedChanges(),
    };
    // No reload after a click on a link: it would cancel the navigation, and the next page comes from the new worker.
    // No reload that cannot be recorded: it could repeat forever.
    if (
      !isLeaving &&
      shouldReload(facts) &&
      storage.set(storageKey, recordReload(reloads, facts.version))
    ) {
      version = undefined;
      location.reload();
    }
  };
  container.addEventListener('controllerchange', () => {
    void client.ask({ type: 'version' }, versionTimeoutMs).then((answer) => {
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
