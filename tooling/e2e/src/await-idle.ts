import type { Page } from '@playwright/test';
import type { RequestTracker } from './track-requests';

/** Waits until a page that has loaded did what it puts off until it is idle, and got what it asked for meanwhile. */
export async function awaitIdle(page: Page, requests: RequestTracker): Promise<void> {
  // What comes in may lead to something else that waits until the page is idle.
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await requests.settle();
  }
}
