import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { testAccessibility } from '../src/test-accessibility';
import { findDanglingIds } from '../src/find-dangling-ids';
import { isDemoDocument, listDemos } from '../src/list-demos';
import { listPages } from '../src/list-pages';
import { samplePages } from '../src/sample-pages';
import { test as fixtureTest } from '../src/sites/fixture-test';
import { expect, test } from '../src/test';
import { wakeDemos } from '../src/wake-demos';

const isFull = process.env['E2E_TIER'] === 'full';
const pages = isFull ? listPages() : samplePages(listPages(), Number(process.env['E2E_SEED']));
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

// Built pages once: no complaint of the browser, all demos alive, no id that leads nowhere, axe content.
for (const { address, demos: names } of pages) {
  test(`${address} is sound`, async ({ page }) => {
    test.setTimeout(30_000 + names.length * 10_000);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await wakeDemos(page, names);
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
