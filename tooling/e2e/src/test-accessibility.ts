import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from './find-accessibility-faults';
import { presetSettings } from './settings';
import { expect } from './test';

/** A test function of any site. */
type PageTest = (title: string, body: (args: { page: Page }) => Promise<void>) => void;

/** Declares that axe finds nothing on a page: in both modes and directions, wide and narrow. */
export function testAccessibility(on: PageTest, address: string): void {
  for (const mode of ['light', 'dark'] as const) {
    for (const direction of ['ltr', 'rtl'] as const) {
      on(`${address} is accessible in ${mode}, ${direction}, wide and narrow`, async ({ page }) => {
        await presetSettings(page, { mode, direction });
        await page.goto(address);
        expect(await findAccessibilityFaults(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        // What watches sizes answers with the next frame.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
        expect(await findAccessibilityFaults(page)).toEqual([]);
      });
    }
  }
}
