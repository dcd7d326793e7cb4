import type { Page } from '@playwright/test';

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
