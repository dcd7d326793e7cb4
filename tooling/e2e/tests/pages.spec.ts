import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { testAccessibility } from '../src/test-accessibility';
import { findDanglingIds } from '../src/find-dangling-ids';
import { isDemoDocument, listDemos } from '../src/list-demos';
import { listPages } from '../src/list-pages';
import { planVisits } from '../src/plan-visits';
import { presetSettings } from '../src/settings';
import { test as fixtureTest } from '../src/sites/fixture-test';
import { expect, test } from '../src/test';
import { wakeDemos } from '../src/wake-demos';
import { watchLayoutShifts } from '../src/watch-layout-shifts';

const isFull = process.env['E2E_TIER'] === 'full';
const pages = listPages();
const visits = planVisits(pages, { isFull, seed: Number(process.env['E2E_SEED']) });
const demos = listDemos();

test('every demo of the repository is shown', () => {
  const forgotten = demos.filter(({ shownAt }) => shownAt.length === 0).map(({ file }) => file);
  expect(forgotten).toEqual([]);
  const inDocuments = demos.filter(({ shownAt }) => shownAt.some(isDemoDocument));
  process.stdout.write(
    `${demos.length} demos run below, ${inDocuments.length} of them in documents of their own\n`,
  );
  expect(demos.length).toBeGreaterThan(0);
});

// No complaint of the browser, all demos alive where they stood, no id that leads nowhere, axe content.
for (const { address, demos: names, settings, isAsBuilt, manner } of visits) {
  test(`${address} is sound ${manner}`, async ({ page }) => {
    test.setTimeout(60_000 + names.length * 10_000);
    const listShifts = await watchLayoutShifts(page);
    await presetSettings(page, settings);
    // So high that the navigation does not end in the middle of a button.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await wakeDemos(page, names);
    if (isAsBuilt) {
      expect(await height()).toBe(before);
      expect(await listShifts()).toEqual([]);
    }
    for (const name of names) {
      await expect(page.locator(`[data-demo="${name}"]`)).toHaveAccessibleName(/\S/);
    }
    expect(await findDanglingIds(page)).toEqual([]);
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
}

// So is each document that holds one demo.
for (const address of demos.flatMap(({ shownAt }) => shownAt.filter(isDemoDocument))) {
  test(`${address} is sound`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-hydrated]')).toBeAttached();
    expect(await findDanglingIds(page)).toEqual([]);
    expect(await findAccessibilityFaults(page, '[data-demo]')).toEqual([]);
  });
}

// Each kind of page in both modes, both directions and two widths; in the full tier every page.
const samples = [
  '/',
  '/versions/',
  '/material-ui/404.html',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
];
const inAllModes = isFull ? pages.map(({ address }) => address) : samples;

for (const address of inAllModes) {
  testAccessibility(test, address);
}

// A page in another language, which only a fixture has.
testAccessibility(fixtureTest, '/zh/joy-ui/react-button/');
testAccessibility(fixtureTest, '/zh/joy-ui/getting-started/usage/');
