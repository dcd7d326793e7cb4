import type { Page } from '@playwright/test';
import { withTimeout } from '../with-timeout';
import { expect } from './offline-site';

/** A new worker takes over within a second or two, or not until Chromium finds that the active one is idle. */
const takeOverTimeoutMs = 10_000;

/** A new worker may still be installing after the first timeout. */
const maxAttempts = 4;

/**
 * Waits until a new worker has taken over. If it does not in time, stops the active worker that it waits for.
 *
 * Chromium asks the active worker to end when another one is to take over, but not if the active one is just starting.
 * Then it waits until that has been idle for 30 seconds. While DevTools is attached, as in these tests, no worker counts
 * as idle, and Chromium waits for five minutes.
 *
 * @param hasTakenOver whether it has happened; it does not throw
 * @returns whether the worker took over by itself
 */
export async function awaitTakeOver(
  page: Page,
  hasTakenOver: () => boolean | Promise<boolean>,
): Promise<boolean> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const isTimely = await expect
      .poll(async () => hasTakenOver(), { timeout: takeOverTimeoutMs })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (isTimely) return attempt === 1;
    // A tab with DevTools attached can stall between two documents (`replace-stalled-tab.ts`).
    await withTimeout('which workers there are', stopActiveWorker(page));
  }
  return false;
}

/** Stops the active worker if another one is waiting. */
async function stopActiveWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  const areListed = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) statuses.set(versionId, status);
      resolve();
    });
  });
  await session.send('ServiceWorker.enable');
  // The event that lists all workers comes after the response.
  await areListed;
  if ([...statuses.values()].includes('installed')) {
    for (const [versionId, status] of statuses) {
      if (status === 'activated') await session.send('ServiceWorker.stopWorker', { versionId });
    }
  }
  await session.detach();
}
