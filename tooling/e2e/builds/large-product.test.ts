import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { describeWeight, measureWeight } from '@tooling/playwright/page';
import { loadBudgets } from '@tooling/site/budgets';
import { listsUrlAttribute } from 'docs-shell/navigation/contract';
import { linkedPageOf } from 'docs-shell/offline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedAddress, addPages, createPages } from '../src/generated-pages';
import { copyFixture } from '../src/sites/copy-fixture';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';

const { html, htmlWithLargeNavigation, javascriptOfManyDemos } = loadBudgets();
const demoNames = Array.from({ length: 30 }, (_, index) => `Switch${index + 1}`);

// In `npm test`, `check` applies the same HTML budget to each page of every product, and `shell` counts the demos that a
// page of eight loads.
describe.each([
  { entries: 300, budget: html.figure, isWhole: true },
  // With their groups, the most entries that every page has.
  { entries: 570, budget: htmlWithLargeNavigation.figure, isWhole: true },
  { entries: 1000, budget: html.figure, isWhole: false },
])('a product of $entries pages', ({ entries, budget, isWhole }) => {
  const pages = createPages(entries);
  let app: AppCopy;
  let browser: Browser;
  let served: ServedApps;

  beforeAll(async () => {
    app = await copyFixture('tiny', `large-product-${entries}`);
    await addPages(app, pages);
    await addDemos(app);
    await app.build();
    served = await serveApps({ material: app.appDir });
    browser = await chromium.launch(chromiumLaunchOptions());
  }, 900_000);

  afterAll(async () => {
    await browser.close();
    await served.close();
    await app.remove();
  });

  // Each entry adds bytes to every page, or to the file of lists.
  it(`has pages of at most ${budget} KiB, with links to all pages in ${isWhole ? 'each' : 'their lists'}`, async () => {
    // The styles have a budget of their own.
    const page = `${linkedPageOf('material-ui/index.html')}.gz`;
    const compressed = await readFile(path.join(served.site.root, page));
    const kibibytes = compressed.length / 1024;
    process.stdout.write(`${entries} entries: ${kibibytes.toFixed(1)} KiB of HTML\n`);
    expect(kibibytes).toBeLessThanOrEqual(budget);
    const text = gunzipSync(compressed).toString() + (isWhole ? '' : await readLists(served));
    const missing = pages.map(addedAddress).filter((address) => !text.includes(`"${address}"`));
    expect(missing).toEqual([]);
  });

  it.skipIf(isWhole)(
    'adds the links of a group when it is opened, or when the reader filters',
    async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(`${served.url}/material-ui/`);
      const navigation = page.getByRole('navigation', { name: 'Documentation' });
      const last = pages.at(-1);
      const link = navigation.locator(`a[href="${last && addedAddress(last)}"]`);
      expect(await link.count()).toBe(0);
      const group = navigation.getByText(`Group ${Math.ceil(entries / 25)}`, { exact: true });
      await group.click();
      await link.click();
      await page.waitForURL(`**/${last?.slug}/`);
      // The group leads to this page, so it is open, and stays so on the next one.
      await navigation.getByRole('link', { name: 'Switch', exact: true }).click();
      await page.waitForURL('**/react-switch/');
      await link.waitFor({ state: 'visible' });
      const other = pages[500];
      await navigation.getByRole('searchbox').fill(other?.title ?? '');
      await navigation
        .locator(`a[href="${other && addedAddress(other)}"]`)
        .waitFor({ state: 'visible' });
      await page.close();
    },
  );

  it.skipIf(isWhole)('leads to each group without JavaScript', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${served.url}/material-ui/`);
    const navigation = page.getByRole('navigation', { name: 'Documentation' });
    const first = pages[975];
    await navigation.getByText('Group 40', { exact: true }).click();
    await navigation.locator(`a[href="${first && addedAddress(first)}"]`).click();
    await page.waitForURL(`**/${first?.slug}/`);
    const last = pages[999];
    await navigation
      .locator(`a[href="${last && addedAddress(last)}"]`)
      .waitFor({ state: 'visible' });
    await page.close();
  });

  it('loads only the code of the demos in view, on a page of thirty demos', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    const weight = await measureWeight(page, `${served.url}/material-ui/react-switch/`);
    const own = weight.files.filter(({ url }) => /\/demo-many-/.test(url));
    const loaded = new Set(own.map(({ url }) => url));
    process.stdout.write(
      `${demoNames.length} demos, ${loaded.size} of them loaded: ${describeWeight(weight, 'Script')}\n`,
    );
    expect(loaded.size).toBeGreaterThan(0);
    expect(loaded.size).toBeLessThan(demoNames.length / 2);
    expect(weight.kibibytes.Script).toBeLessThan(javascriptOfManyDemos.figure);
  });
});

/** Returns the HTML in the file of lists that the pages name. */
async function readLists({ site, url }: ServedApps): Promise<string> {
  const page = await readFile(path.join(site.root, 'material-ui/index.html'), 'utf8');
  const [, address = ''] = new RegExp(`${listsUrlAttribute}="([^"]+)"`).exec(page) ?? [];
  const response = await fetch(url + address);
  return Object.values((await response.json()) as Record<string, string>).join('');
}

async function addDemos(app: AppCopy): Promise<void> {
  const folder = path.join(app.appDir, 'demos/many');
  await mkdir(folder, { recursive: true });
  for (const name of demoNames) {
    const code = `import Switch from '@mui/material/Switch';\n\nexport default function ${name}() {\n  return <Switch slotProps={{ input: { 'aria-label': '${name}' } }} />;\n}\n`;
    await writeFile(path.join(folder, `${name}.tsx`), code);
  }
  await app.edit(
    'content/react-switch.mdx',
    'Three demos.',
    demoNames.map((name) => `<Demo file="many/${name}.tsx" title="${name}" />`).join('\n\n'),
  );
}
