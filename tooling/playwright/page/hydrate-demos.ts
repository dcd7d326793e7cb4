import { expect, type Page } from '@playwright/test';

/** Scrolls to each demo of a page in turn and waits until it is hydrated. */
export async function hydrateDemos(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const demo = page.locator(`[data-demo="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-hydrated', '');
  }
}
