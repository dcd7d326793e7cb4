import type { Page } from '@playwright/test';

/** Waits until a loaded page has its fonts, has painted, and has left the browser nothing to do. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await new Promise((done) => requestIdleCallback(done));
  });
}
