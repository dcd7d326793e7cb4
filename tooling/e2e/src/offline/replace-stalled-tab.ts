import type { BrowserContext, Page } from '@playwright/test';
import { withTimeout } from '../with-timeout';
import { expect } from './offline-site';

/**
 * Replaces a tab that DevTools gets no answer from, although its page runs: a tab with DevTools attached can stall between
 * two documents. A tab whose page does not react to the other tab is not replaced, because readers would notice that.
 *
 * @param tabs two tabs of one origin
 * @returns whether a tab was replaced
 */
export async function replaceStalledTab(context: BrowserContext, tabs: Page[]): Promise<boolean> {
  for (const [index, tab] of tabs.entries()) {
    const other = tabs[1 - index];
    if (!other || (await answers(tab)) || !(await answers(other))) continue;
    if (!(await followsColorMode(context, tab, other))) continue;
    tabs[index] = await context.newPage();
    await tab.close();
    return true;
  }
  return false;
}

function answers(tab: Page): Promise<boolean> {
  return withTimeout(
    'its address',
    tab.evaluate(() => location.href),
  ).then(
    () => true,
    () => false,
  );
}

/** Returns whether a page shows the color mode that is chosen in another tab. */
async function followsColorMode(context: BrowserContext, tab: Page, other: Page): Promise<boolean> {
  const session = await context.newCDPSession(tab);
  const look = async () => {
    const picture = session.send('Page.captureScreenshot');
    return (await withTimeout('how it looks', picture)).data;
  };
  const before = await look().catch(() => undefined);
  if (before === undefined) return false;
  const hasChanged = async () => (await look()) !== before;
  for (const mode of ['dark', 'light']) {
    await other.locator(`.d-color-mode label:has([value="${mode}"])`).click();
    const isFollowed = await expect
      .poll(hasChanged, { timeout: 5000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (isFollowed) return true;
  }
  return false;
}
