import type { Page } from '@playwright/test';
import { hydrateDemos } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

interface Kind {
  readonly kind: string;
  readonly address: string;
  /** Height of the window, in CSS pixels. */
  readonly tall?: number;
  /** Text that a script adds after the page has loaded. */
  readonly addedText?: string;
}
const kinds: readonly Kind[] = [
  { kind: 'landing', address: '/' },
  // The window is as large as the page: a larger screenshot breaks elements that are as high as the window.
  { kind: 'text', address: '/prose/', tall: 1560 },
  { kind: 'demos', address: '/material-ui/react-switch/' },
  { kind: 'not-found', address: '/system/system/', addedText: 'You may have meant:' },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 800 },
  { width: 1440, height: 900 },
];

/** Machines differ in their monospaced fonts. Code is shown in the page's own typeface, which all of them load. */
const sameFontEverywhere = '.d-page { --docs-font-code: var(--docs-font) !important }';

/** Moving parts, which screenshots leave out. */
async function settle(page: Page): Promise<void> {
  // The Content-Security-Policy of the page does not allow a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, sameFontEverywhere);
  const names = await page
    .locator('[data-demo]')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('data-demo') ?? ''));
  await hydrateDemos(page, names);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}

// Each kind of page, from fixture apps, whose content does not change.
for (const { width, height } of sizes) {
  for (const { kind, address, tall, addedText } of kinds) {
    const tier = width === 1024 ? '@full ' : '';
    test(`${tier}${kind} looks as before at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: tall ?? height });
      // The first page of a visit has a font of the system, which differs between machines.
      await page.addInitScript(() => localStorage.setItem('docs-font', '1'));
      await page.goto(address);
      if (addedText) await expect(page.getByText(addedText)).toBeVisible();
      await settle(page);
      await expect(page).toHaveScreenshot(`${kind}-${width}-light.png`);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(page).toHaveScreenshot(`${kind}-${width}-dark.png`);
    });
  }
}
