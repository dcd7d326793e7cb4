import type { Page } from '@playwright/test';
import { awaitTakeOver } from './await-take-over';
import { expect } from './offline-site';

/**
 * Lets the browser check for a new worker until it has found one, without waiting for it. One check is not enough: the
 * browser checks after each load too, and a request joins a check that may have fetched the worker before a deploy.
 */
export function startUpdate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const findUpdate = async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const active = registration?.active;
      while (
        registration &&
        registration.active === active &&
        !registration.installing &&
        !registration.waiting
      ) {
        // A check fails if the worker changes during it.
        await registration.update().catch(() => undefined);
      }
    };
    void findUpdate();
  });
}

/** Session storage, which a reload does not empty: a new worker controls the tab. */
const takeOverKey = 'test-take-over';

/**
 * Lets the browser find a new worker, and waits until it controls the page. The page may reload then. Nothing asks the old
 * worker meanwhile: every message to it postpones the take-over by 30 seconds (`features/offline/worker/README.md`).
 */
export async function update(page: Page): Promise<void> {
  await page.evaluate((key) => {
    sessionStorage.removeItem(key);
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      sessionStorage.setItem(key, 'yes'),
    );
  }, takeOverKey);
  await startUpdate(page);
  const readTakeOver = () => page.evaluate((key) => sessionStorage.getItem(key), takeOverKey);
  // A reload discards the script that reads it.
  const isTakenOver = async () => (await readTakeOver().catch(() => null)) === 'yes';
  await awaitTakeOver(page, isTakenOver);
  await expect.poll(isTakenOver).toBe(true);
}
