import { expect, type Page } from '@playwright/test';

/** Scrolls to each demo of a page in turn, points at those that wait for it, and waits until it is hydrated. */
export async function hydrateDemos(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const demo = page.locator(`[data-demo="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    const waiting = page.locator(`[data-demo="${name}"][data-on-intent] [data-demo-root]`);
    if ((await waiting.count()) > 0) {
      await waiting.dispatchEvent('pointerover');
    }
    await expect(demo).toHaveAttribute('data-hydrated', '');
  }
}
