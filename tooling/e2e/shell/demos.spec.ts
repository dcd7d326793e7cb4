import type { Page } from '@playwright/test';
import {
  findAccessibilityViolations,
  findDanglingIds,
  hydrateDemos,
} from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { fontStorageKey } from 'docs-shell/theme';

const button = '/material-ui/react-button/';
const autocomplete = '/material-ui/react-autocomplete/';
const dialog = '/material-ui/react-dialog/';

function demo(page: Page, name: string) {
  return page.locator(`[data-demo="${name}"]`);
}

test('hydration changes neither the look nor the position of a demo', async ({ page }) => {
  const lazy = await page.context().newPage();
  // Both pages have the same font after the first page of a visit.
  await lazy.goto(button);
  await lazy.waitForFunction((key) => localStorage.getItem(key) !== null, fontStorageKey);
  await lazy.route('**/_assets/demo-*.js', (route) => route.abort());
  await lazy.goto(button);
  await page.goto(button);
  await expect(demo(page, 'BasicButtons')).toHaveAttribute('data-hydrated', '');
  const styles = (target: Page) =>
    demo(target, 'BasicButtons')
      .locator('[data-demo-root] *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.closest('.MuiTouchRipple-root') === null)
          .map((element) => {
            const { width, height, x, y } = element.getBoundingClientRect();
            const computed = getComputedStyle(element);
            const names = [
              'color',
              'backgroundColor',
              'fontSize',
              'padding',
              'borderRadius',
            ] as const;
            return { box: { width, height, x, y }, styles: names.map((name) => computed[name]) };
          }),
      );
  const before = await styles(lazy);
  expect(before.length).toBeGreaterThan(2);
  expect(await styles(page)).toEqual(before);
  await lazy.close();
});

test('styles that a demo adds do not change those of the page', async ({ page }) => {
  await page.goto(dialog);
  await page.locator('.d-demo-iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('.d-demo-iframe').getByRole('button')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(demo(page, 'AlertDialog')).toHaveAttribute('data-hydrated', '');
  // Chromium recalculates all styles of a page together with its fonts, and reports only the fonts.
  await page.evaluate(async () => {
    await document.fonts.ready;
    document.fonts.addEventListener('loadingdone', () => (document.title = 'All over again'));
  });
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await demo(page, 'ConfirmationDialog').scrollIntoViewIfNeeded();
  await expect(demo(page, 'ConfirmationDialog')).toHaveAttribute('data-hydrated', '');
  await expect(page).toHaveTitle('Dialog | Material UI');
});

test('demos outside the viewport load nothing until they are near it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(button);
  await expect(demo(page, 'BasicButtons')).toHaveAttribute('data-hydrated', '');
  expect(requested.some((url) => url.includes('demo-button-CustomButton'))).toBe(false);
  await demo(page, 'CustomButton').scrollIntoViewIfNeeded();
  await expect(demo(page, 'CustomButton')).toHaveAttribute('data-hydrated', '');
});

test('@full an autocomplete opens, filters and chooses by keyboard', async ({ page }) => {
  await page.goto(autocomplete);
  const input = demo(page, 'BasicAutocomplete').getByRole('combobox');
  await expect(demo(page, 'BasicAutocomplete')).toHaveAttribute('data-hydrated', '');
  await input.focus();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(await findDanglingIds(page)).toEqual([]);
  expect(await findAccessibilityViolations(page, '[role="listbox"]')).toEqual([]);
  const all = await options.count();
  const wanted = (await options.last().innerText()).trim();
  expect(wanted).not.toBe('');
  await page.keyboard.type(wanted.slice(0, -1));
  await expect(options).toHaveText([wanted]);
  expect(all).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue(wanted);
  await expect(options).toHaveCount(0);
});

test('a dialog opens above the page, traps the focus and restores it', async ({ page }) => {
  await page.goto(dialog);
  const frame = demo(page, 'AlertDialog');
  await expect(frame).toHaveAttribute('data-hydrated', '');
  const opener = frame.getByRole('button').first();
  await opener.click();
  const box = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(box).toBeVisible();
  expect(await findDanglingIds(page)).toEqual([]);
  const cover = page.locator('.MuiDialog-root');
  expect(await cover.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1300');
  await page.keyboard.press('Tab');
  expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
});

// Libraries differ in how their theme follows the page.
for (const { address, name } of [
  { address: button, name: 'BasicButtons' },
  { address: '/system/palette/', name: 'BackgroundColors' },
  { address: '/base-ui/react-dialog/', name: 'SharedDialog' },
]) {
  test(`${name} follows the color mode without another render`, async ({ page }) => {
    await page.goto(address);
    const frame = demo(page, name);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('data-hydrated', '');
    const root = frame.locator('[data-demo-root]');
    const colored = root.locator('> * > *').first();
    const light = await colored.evaluate((element) => getComputedStyle(element).backgroundColor);
    await root.evaluate((element) => {
      const changes: number[] = [];
      Object.assign(globalThis, { changes });
      new MutationObserver((records) => changes.push(records.length)).observe(element, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    });
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect
      .poll(() => colored.evaluate((element) => getComputedStyle(element).backgroundColor))
      .not.toBe(light);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'changes') as number[])).toEqual([]);
  });
}

test('an error in one demo stays in its frame', async ({ page, watch }) => {
  await page.route('**/_assets/demo-button-BasicButtons*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken on purpose"); };',
    }),
  );
  await page.goto(button);
  await expect(demo(page, 'BasicButtons').getByRole('alert')).toContainText('broken on purpose');
  await hydrateDemos(page, ['ButtonColors']);
  await expect(demo(page, 'ButtonColors').getByRole('button').first()).toBeVisible();
  // React reports what the boundary caught, once.
  expect(watch.browserErrors.splice(0)).toEqual([expect.stringContaining('broken on purpose')]);
});

test('a demo whose code does not load keeps its server-rendered HTML', async ({ page, watch }) => {
  await page.route('**/_assets/demo-button-BasicButtons*', (route) => route.abort());
  await page.goto(button);
  await hydrateDemos(page, ['ButtonColors']);
  await expect(demo(page, 'BasicButtons').getByRole('button').first()).toBeVisible();
  expect(watch.browserErrors.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual(
    [],
  );
});
