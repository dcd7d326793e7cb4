import { findAccessibilityViolations, presetSettings } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { isFull } from '../src/tier';

const wide = { width: 1280, height: 720 };
const narrow = { width: 390, height: 844 };

const everyLook = (['light', 'dark'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).flatMap((direction) =>
    [wide, narrow].map((viewport) => ({ mode, direction, viewport })),
  ),
);

/** The two most different looks. All pages have the same header and navigation, so each page is examined in one look. */
const differentLooks = [
  { mode: 'light', direction: 'ltr', viewport: wide },
  { mode: 'dark', direction: 'rtl', viewport: narrow },
] as const;

/** One page of each kind. `npm run test:full` checks every page of every app. */
const addresses = [
  '/',
  '/versions/',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  // It has all the parts that the page of Button has. The time that axe takes grows with the number of props.
  '/material-ui/api/dialog-title/',
  '/material-ui/404.html',
  '/zh/joy-ui/react-button/',
  '/zh/joy-ui/getting-started/usage/',
  ...(isFull ? ['/material-ui/api/button/'] : []),
];

for (const [index, address] of addresses.entries()) {
  const looks = isFull ? everyLook : differentLooks.filter((_, look) => look === index % 2);
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
