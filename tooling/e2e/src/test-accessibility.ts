import { findAccessibilityViolations, presetSettings } from '@tooling/playwright/page';
import { expect, test } from '@tooling/playwright/test';

const isFull = process.env['E2E_TIER'] === 'full';

const wide = { width: 1280, height: 720 };
const narrow = { width: 390, height: 844 };

const looks = isFull
  ? (['light', 'dark'] as const).flatMap((mode) =>
      (['ltr', 'rtl'] as const).flatMap((direction) =>
        [wide, narrow].map((viewport) => ({ mode, direction, viewport })),
      ),
    )
  : ([
      { mode: 'light', direction: 'ltr', viewport: wide },
      { mode: 'dark', direction: 'rtl', viewport: narrow },
    ] as const);

/**
 * Declares a test that axe finds no violations on a page: wide in light mode from left to right, and narrow in dark
 * mode from right to left. The full tier tests all eight combinations.
 */
export function testAccessibility(address: string): void {
  for (const { mode, direction, viewport } of looks) {
    const name = `${address} is accessible in ${mode}, ${direction}, ${viewport.width} px wide`;
    test(name, async ({ page }) => {
      await presetSettings(page, { mode, direction });
      await page.setViewportSize(viewport);
      await page.goto(address);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
}
