import type { Page } from '@playwright/test';
import { openSettings, presetSettings, watchRequests } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

function demo(page: Page, name: string) {
  return page.locator(`[data-demo="${name}"]`);
}

async function hydrate(page: Page, name: string) {
  await demo(page, name).scrollIntoViewIfNeeded();
  await expect(demo(page, name)).toHaveAttribute('data-hydrated', '');
  return demo(page, name).locator('[data-demo-root]');
}

const background = (element: Element) => getComputedStyle(element).backgroundColor;
const typeface = (element: Element) => getComputedStyle(element).fontFamily.split(',')[0];

// Each library stores its mode, direction and density in its own way, and its popups are outside of the demo's frame.
for (const { address, name, popup, dense } of [
  {
    address: '/joy-ui/react-select/',
    name: 'BasicSelect',
    popup: '[role="listbox"]:visible',
    dense: /MuiSelect-sizeSm/,
  },
  { address: '/base-ui/react-select/', name: 'BasicSelect', popup: '.select-popup', dense: null },
]) {
  test(`a popup of ${address} has the page's mode, direction and density`, async ({ page }) => {
    await presetSettings(page, { mode: 'light' });
    await page.goto(address);
    let root = await hydrate(page, name);
    const box = root.getByRole('combobox');
    const height = (await box.boundingBox())?.height ?? 0;
    await box.press('ArrowDown');
    await expect(page.locator(popup)).toBeVisible();
    const light = await page.locator(popup).evaluate(background);
    expect(await page.locator(popup).evaluate(typeface)).toBe(await box.evaluate(typeface));
    await page.keyboard.press('Escape');
    await openSettings(page);
    for (const choice of ['Dark', 'Right to left', 'Dense']) {
      await page
        .locator('#d-settings')
        .getByRole('radio', { name: choice, exact: true })
        .check({ force: true });
    }
    await page.keyboard.press('Escape');
    root = await hydrate(page, name);
    await box.press('ArrowDown');
    const list = page.locator(popup);
    await expect(list).toBeVisible();
    expect(await list.evaluate(background)).not.toBe(light);
    expect(await list.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await page.keyboard.press('Escape');
    if (dense) {
      await expect(root.locator('.MuiSelect-root')).toHaveClass(dense);
    }
    expect((await box.boundingBox())?.height).toBeLessThan(height);
  });
}

test('arrow keys of tabs follow the direction of the page', async ({ page }) => {
  await presetSettings(page, { direction: 'rtl' });
  await page.goto('/base-ui/react-tabs/');
  const root = await hydrate(page, 'BasicTabs');
  await root.getByRole('tab').first().focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      return root
        .getByRole('tab')
        .nth(1)
        .evaluate((tab) => tab === document.activeElement);
    })
    .toBe(true);
});

test('the stylesheets of demos are loaded before any script, in the layer above the library', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/base-ui/react-dialog/`);
  const button = demo(page, 'BasicDialog').locator('.button');
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('6px');
  const sheets = await page
    .locator('head link[href*="/demo-"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const names = sheets.map((sheet) => /demo-(\w+)-/.exec(sheet)?.[1]);
  expect(names.slice(0, 2)).toEqual(['theme', 'dialog']);
  const css = await (await page.request.get(sheets[0] ?? '')).text();
  expect(css).toMatch(/^@layer utilities\s*\{/);
  await context.close();
});

test('a page of one library loads no code of another', async ({ page }) => {
  const requests = watchRequests(page.context());
  const packages = new Map<string, Set<string>>();
  for (const product of ['material-ui', 'joy-ui']) {
    const seen = new Set<string>();
    const listen = (request: { url(): string }) => {
      if (/\/lib-(?!react)/.test(request.url())) {
        seen.add(new URL(request.url()).pathname);
      }
    };
    page.on('request', listen);
    await page.goto(`/${product}/react-button/`);
    await requests.waitForIdle(page);
    page.off('request', listen);
    packages.set(product, seen);
  }
  const [material = new Set(), joy = new Set()] = packages.values();
  expect(material.size).toBeGreaterThan(0);
  expect([...joy].filter((file) => material.has(file))).toEqual([]);
});
