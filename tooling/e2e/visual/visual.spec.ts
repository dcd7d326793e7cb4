import type { Page } from '@playwright/test';
import { hydrateDemos } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/fixture-test';

const kinds: readonly { kind: string; address: string; tall?: number }[] = [
  { kind: 'landing', address: '/' },
  // A window that holds all of it: a picture of more than the window breaks what is as high as the window.
  { kind: 'text', address: '/prose/', tall: 1560 },
  { kind: 'demos', address: '/material-ui/react-switch/' },
  { kind: 'not-found', address: '/system/nowhere/' },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 800 },
  { width: 1440, height: 900 },
];

/** Machines differ in their monospaced fonts. Code is shown in the page's own typeface, which all of them load. */
const sameFontEverywhere = '.d-page { --docs-font-code: var(--docs-font) !important }';

/** What one could see move: nothing of it belongs into a picture. */
async function settle(page: Page): Promise<void> {
  // The page's policy allows no style element of ours.
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

// Each kind of page as it should look: the pages of fixture apps, which nobody edits for their content (DESIGN).
for (const colorScheme of ['light', 'dark'] as const) {
  for (const { width, height } of sizes) {
    for (const { kind, address, tall } of kinds) {
      test(`${kind} looks as before at ${width} px in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: tall ?? height });
        await page.goto(address);
        await settle(page);
        await expect(page).toHaveScreenshot(`${kind}-${width}-${colorScheme}.png`);
      });
    }
  }
}
