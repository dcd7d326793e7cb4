import { expect, type Page } from '@playwright/test';

/**
 * Counts the requests of a page from now on. The function it returns waits until the page has nothing to do: the browser
 * has been idle twice, and every request has been answered.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const whenIdle = () =>
    page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
  return async () => {
    await whenIdle();
    await expect.poll(() => pending.size).toBe(0);
    // What the last answers started is sent by now.
    await whenIdle();
    await expect.poll(() => pending.size).toBe(0);
  };
}
