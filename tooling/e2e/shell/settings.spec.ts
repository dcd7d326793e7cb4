import type { Page } from '@playwright/test';
import { openSettings, presetSettings, readRoot } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

// The journeys of settings. The drawer is tested in `settings.browser.test.tsx`.
const button = '/material-ui/react-button/';
const autocomplete = '/material-ui/react-autocomplete/';
const chosen = { mode: 'dark', direction: 'rtl', density: 'dense' } as const;
const root = { scheme: 'dark', dir: 'rtl', density: 'dense' };

/** Chooses an option of the open drawer. */
function choose(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true }).check({ force: true });
}

test('settings are kept on the next page and in the next product', async ({ page }) => {
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

test('other tabs are updated immediately', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.goto(button);
  await openSettings(page);
  await choose(page, 'Right to left');
  await choose(page, 'Dense');
  await expect.poll(() => readRoot(other)).toMatchObject({ dir: 'rtl', density: 'dense' });
  await openSettings(other);
  await expect(other.getByRole('radio', { name: 'Dense' })).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => readRoot(other)).toMatchObject({ dir: 'ltr', density: 'comfortable' });
});

for (const rate of [1, 4]) {
  test(`@full settings are applied before the body is parsed, CPU ${rate} times slower`, async ({
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
