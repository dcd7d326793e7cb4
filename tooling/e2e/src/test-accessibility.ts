import { findAccessibilityViolations, presetSettings } from '@tooling/playwright/page';
import { expect, test } from '@tooling/playwright/test';

const isFull = process.env['E2E_TIER'] === 'full';

const settings = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
  ...(isFull
    ? ([
        { mode: 'light', direction: 'rtl' },
        { mode: 'dark', direction: 'ltr' },
      ] as const)
    : []),
] as const;

/**
 * Declares that axe finds nothing on a page, wide and narrow: in light mode from left to right and in dark mode from
 * right to left, and in the full tier in all four combinations.
 */
export function testAccessibility(address: string): void {
  for (const { mode, direction } of settings) {
    test(`${address} is accessible in ${mode}, ${direction}, wide and narrow`, async ({ page }) => {
      await presetSettings(page, { mode, direction });
      await page.goto(address);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      // Size observers answer in the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
}
