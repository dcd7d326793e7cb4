import { expect, test } from '../src/sites/site-test';

const address = '/material-ui/getting-started/';

function scheme() {
  return document.documentElement.getAttribute('data-mui-color-scheme');
}

test('a chosen mode is kept on the next page, in the next product and in other tabs', async ({
  page,
  context,
}) => {
  await page.goto(address);
  const other = await context.newPage();
  await other.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  expect(await page.evaluate(scheme)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await expect.poll(() => other.evaluate(scheme)).toBe('dark');
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.goto('/');
  expect(await page.evaluate(scheme)).toBe('dark');
});

test('system follows the operating system at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  expect(await page.evaluate(scheme)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(scheme)).toBe('dark');
});

test('the right mode is set before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    const seen: (string | null)[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('body')) {
        seen.push(document.documentElement.getAttribute('data-mui-color-scheme'));
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(address);
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as string[]);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

test('the page works in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  expect(await page.evaluate(scheme)).toBe('dark');
});
