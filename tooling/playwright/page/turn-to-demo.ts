import { expect, type Page } from '@playwright/test';

/** Points at the first demo, and waits until the toolbars of the page work: then each is one tab stop. */
export async function turnToDemo(page: Page): Promise<void> {
  const toolbar = page.locator('[data-demo] [role="toolbar"]').first();
  await toolbar.hover();
  await expect(toolbar.locator('summary')).toHaveAttribute('tabindex', '0');
}
