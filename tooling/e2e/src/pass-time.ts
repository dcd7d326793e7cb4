import type { Page } from '@playwright/test';
import type { RequestWatch } from '@tooling/playwright/page';

/**
 * Advances the clock that Playwright has installed in a page. Runs all timers that are due and waits for the responses
 * to their requests. What has not happened by then does not happen within this time.
 */
export async function passTime(
  page: Page,
  requests: RequestWatch,
  milliseconds: number,
): Promise<void> {
  await page.evaluate(awaitFrame);
  await requests.settle();
  await page.clock.runFor(milliseconds);
  await page.evaluate(awaitFrame);
  await requests.settle();
}

/** Runs in the page. When it resolves, earlier observers of the page have been notified of the frame. */
function awaitFrame(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}
