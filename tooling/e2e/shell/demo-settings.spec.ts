import type { Page } from '@playwright/test';
import { openSettings, presetSettings, watchRequests } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

const button = '/material-ui/react-button/';
const autocomplete = '/material-ui/react-autocomplete/';

function demo(page: Page, name: string) {
  return page.locator(`[data-demo="${name}"]`);
}

/** Left and right inset of the arrow of the first autocomplete. */
function arrow(page: Page) {
  return demo(page, 'BasicAutocomplete')
    .locator('.MuiAutocomplete-endAdornment')
    .evaluate((element) => {
      const field = element.closest('.MuiAutocomplete-root') as HTMLElement;
      const outer = field.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      return {
        left: Math.round(inner.left - outer.left),
        right: Math.round(outer.right - inner.right),
        spacing: getComputedStyle(element).getPropertyValue('--mui-spacing'),
      };
    });
}

async function set(page: Page, ...names: string[]) {
  await openSettings(page);
  for (const name of names) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
  }
  await page.keyboard.press('Escape');
}

test('a running demo changes its direction and back, and keeps its state', async ({ page }) => {
  await page.goto(autocomplete);
  const frame = demo(page, 'BasicAutocomplete');
  await expect(frame).toHaveAttribute('data-hydrated', '');
  const before = await arrow(page);
  expect(before.right).toBeLessThan(before.left);
  await frame.getByRole('combobox').fill('ham');
  await page.keyboard.press('Escape');
  await set(page, 'Right to left');
  await expect.poll(() => arrow(page)).toMatchObject({ left: before.right, right: before.left });
  await set(page, 'Left to right');
  await expect.poll(() => arrow(page)).toEqual(before);
  const leftOver = await page.evaluate(
    () => document.querySelectorAll('[data-emotion="css-rtl"]').length,
  );
  expect(leftOver).toBe(0);
  await set(page, 'Right to left');
  await expect.poll(() => arrow(page)).toMatchObject({ left: before.right, right: before.left });
});

test('demos start right to left and dense if these settings are stored', async ({ page }) => {
  await presetSettings(page, { direction: 'rtl', density: 'dense' });
  await page.goto(autocomplete);
  await expect(demo(page, 'BasicAutocomplete')).toHaveAttribute('data-hydrated', '');
  await expect.poll(async () => (await arrow(page)).left).toBeLessThan(20);
  const input = demo(page, 'BasicAutocomplete').locator('.MuiInputBase-root');
  await expect(input).toHaveClass(/MuiInputBase-sizeSmall/);
  await demo(page, 'BasicAutocomplete').getByRole('combobox').focus();
  await page.keyboard.press('ArrowDown');
  const list = page.locator('.MuiAutocomplete-popper');
  await expect(list).toBeVisible();
  expect(await list.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('@full icons are on the other side of a button’s text', async ({ page }) => {
  await presetSettings(page, { direction: 'rtl' });
  await page.goto(button);
  const icon = demo(page, 'ButtonsWithIcons').locator('.MuiButton-startIcon').first();
  await icon.scrollIntoViewIfNeeded();
  await expect(demo(page, 'ButtonsWithIcons')).toHaveAttribute('data-hydrated', '');
  const margins = () =>
    icon.evaluate((element) => {
      const { marginLeft, marginRight } = getComputedStyle(element);
      return { marginLeft, marginRight };
    });
  await expect.poll(margins).toEqual({ marginLeft: '8px', marginRight: '-4px' });
});

test('dense reduces controls and distances, in demos and in the shell', async ({ page }) => {
  await page.goto(button);
  const first = demo(page, 'BasicButtons').getByRole('button').first();
  await expect(demo(page, 'BasicButtons')).toHaveAttribute('data-hydrated', '');
  const measure = async () => ({
    control: (await first.boundingBox())?.height ?? 0,
    gap: await first.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element.parentElement as Element).columnGap),
    ),
    row: (await page.locator('.d-side-nav [aria-current]').boundingBox())?.height ?? 0,
    cell: (await page.locator('.d-table td').first().boundingBox())?.height ?? 0,
    header: (await page.getByRole('banner').boundingBox())?.height,
  });
  const before = await measure();
  await set(page, 'Dense');
  await expect(first).toHaveClass(/MuiButton-sizeSmall/);
  const after = await measure();
  expect(after.control).toBeLessThan(before.control);
  expect(after.gap).toBe(before.gap * 0.75);
  expect(after.row).toBeLessThan(before.row);
  expect(after.cell).toBeLessThan(before.cell);
  expect(after.header).toBe(before.header);
});

test('@full the code that mirrors style rules is loaded only from right to left', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(new URL(request.url()).pathname);
    }
  });
  const requests = watchRequests(page.context());
  await page.goto(button);
  await expect(demo(page, 'BasicButtons')).toHaveAttribute('data-hydrated', '');
  await set(page, 'Dense');
  await expect(demo(page, 'BasicButtons').getByRole('button').first()).toHaveClass(/sizeSmall/);
  await requests.waitForIdle(page);
  const before = new Set(scripts);
  await set(page, 'Right to left');
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('[data-emotion="css-rtl"]').length))
    .toBeGreaterThan(0);
  expect([...scripts].filter((script) => !before.has(script))).toHaveLength(1);
});

test('the shell is mirrored: layout, drawers and arrows', async ({ page }) => {
  await presetSettings(page, { direction: 'rtl' });
  await page.goto(button);
  const frame = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return {
      navigation: box('.d-side-nav').left > box('main').left,
      product: box('.d-header-product').left > box('.d-header-end').left,
      contents: box('.d-toc').left < box('#d-intro').left,
      arrow: getComputedStyle(
        document.querySelector('.d-side-nav details:not([open]) > summary')!,
        '::after',
      ).rotate,
      code: getComputedStyle(document.querySelector('.d-code pre')!).direction,
    };
  });
  expect(frame).toEqual({
    navigation: true,
    product: true,
    contents: true,
    arrow: '135deg',
    code: 'ltr',
  });
  await openSettings(page);
  expect((await page.locator('#d-settings').boundingBox())?.x).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect
    .poll(async () => (await page.locator('#d-drawer').boundingBox())?.x ?? 0)
    .toBeGreaterThan(40);
});
