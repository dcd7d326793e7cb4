import type { Page } from '@playwright/test';
import type { RequestWatch } from '@tooling/playwright/page';

/**
 * Lets time pass in a page whose clock Playwright has installed: all timers that are due by then run, and what they ask
 * for has been answered. What has not happened afterwards does not happen in so many milliseconds.
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

/** Runs in the page. Observers of the page that were there before have heard of the frame when it resolves. */
function awaitFrame(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}
