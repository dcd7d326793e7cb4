import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { openSettings, presetSettings, readRoot } from '../src/settings';
import { expect, test } from '../src/test';

const button = '/material-ui/react-button/';
const autocomplete = '/material-ui/react-autocomplete/';
const chosen = { mode: 'dark', direction: 'rtl', density: 'dense' } as const;
const root = { scheme: 'dark', dir: 'rtl', density: 'dense' };

/** Chooses an option of the open drawer. */
function choose(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true }).check({ force: true });
}

test('settings stay on the next page and in the next product (SPEC TH-5)', async ({ page }) => {
  await page.goto(button);
  await openSettings(page);
  for (const name of ['Dark', 'Right to left', 'Dense']) {
    await choose(page, name);
  }
  expect(await readRoot(page)).toEqual(root);
  for (const address of [autocomplete, '/', '/material-ui/404.html']) {
    await page.goto(address);
    expect(await readRoot(page)).toEqual(root);
    await openSettings(page);
    for (const name of ['Dark', 'Right to left', 'Dense']) {
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    }
  }
  await choose(page, 'Left to right');
  await choose(page, 'Comfortable');
  await choose(page, 'Light');
  expect(await readRoot(page)).toEqual({ scheme: 'light', dir: 'ltr', density: 'comfortable' });
});

test('other tabs follow at once, and so does a page that was away', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.goto(button);
  await openSettings(page);
  await choose(page, 'Right to left');
  await choose(page, 'Dense');
  await expect.poll(() => readRoot(other)).toMatchObject({ dir: 'rtl', density: 'dense' });
  await openSettings(other);
  await expect(other.getByRole('radio', { name: 'Dense' })).toBeChecked();
  // A write of one's own page is no storage event, as none reaches a page that is away.
  for (const [event, direction] of [
    ['pageshow', 'ltr'],
    ['prerenderingchange', 'rtl'],
  ]) {
    await page.evaluate(
      ([name = '', value = '']) => {
        localStorage.setItem('docs-direction', value);
        (name === 'pageshow' ? globalThis : document).dispatchEvent(new Event(name));
      },
      [event, direction],
    );
    expect(await readRoot(page)).toMatchObject({ dir: direction });
  }
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => readRoot(other)).toMatchObject({ dir: 'ltr', density: 'comfortable' });
});

for (const rate of [1, 4]) {
  test(`settings stand before the body does, CPU ${rate} times slower (SPEC TH-4)`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await presetSettings(page, chosen);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const { dir, dataset } = document.documentElement;
        if (document.querySelector('body')) {
          seen.add([dataset['muiColorScheme'], dir, dataset['density']].join(' '));
        }
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    for (const address of [button, '/']) {
      await page.goto(address);
      const seen = await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)]);
      expect(seen).toEqual(['dark rtl dense']);
    }
  });
}

test('a browser without storage keeps a choice for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(button);
  await openSettings(page);
  await choose(page, 'Right to left');
  await choose(page, 'Dense');
  expect(await readRoot(page)).toMatchObject({ dir: 'rtl', density: 'dense' });
});

test('the drawer is a modal dialog for the keyboard', async ({ page }) => {
  await page.goto(button);
  const opener = page.getByRole('button', { name: 'Settings', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await expect(drawer).toBeVisible();
  for (const name of ['Color mode', 'Direction', 'Density']) {
    await expect(drawer.getByRole('radiogroup', { name })).toBeVisible();
  }
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await drawer.evaluate(
      (element) =>
        document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await drawer.getByRole('radio', { name: 'Comfortable' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await readRoot(page)).toMatchObject({ density: 'dense' });
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`right to left in ${mode} at ${width} px is accessible, drawer and all`, async ({
      page,
    }) => {
      await presetSettings(page, { ...chosen, mode });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/material-ui/getting-started/');
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await openSettings(page);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });
  }
}
