import type { Page } from '@playwright/test';

/**
 * Lays out all parts of the page, for what measures those that are off the screen. On an API page they have an assumed height
 * until the reader comes near.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.d-api :is(.d-api-customization, .d-api-types > div, tr[id]) { content-visibility: visible !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
