import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { publishManifests } from '../src/publish-manifests';
import { expect, test } from '../src/test';

const address = '/material-ui/react-button/';

const joy = ['joy-ui', { name: 'Joy UI', tagline: 'A design of its own' }] as const;
const system = ['system', { name: 'MUI System', tagline: 'Style functions' }] as const;
const core = ['core', { name: 'MUI Core', tagline: 'All libraries' }] as const;
const own = ['material-ui', { name: 'Renamed', tagline: 'Not for its own pages' }] as const;
const all = { '': core, '/joy-ui': joy, '/material-ui': own, '/system': system };

test('one click shows all products; the current one is marked and keeps its own words', async ({
  page,
}) => {
  await publishManifests(page, all);
  await page.goto(address);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  const entries = page.locator('[data-products] a');
  await expect(entries.locator('strong')).toHaveText([
    'Material UI',
    'Joy UI',
    'MUI System',
    'MUI Core',
  ]);
  await expect(page.locator('[data-products] [aria-current]')).toContainText('Material UI');
  await expect(entries.nth(1)).toContainText('A design of its own');
  await expect(entries.nth(1).locator('img')).toHaveAttribute('src', '/joy-ui/logo.svg');
  await expect(entries.nth(3)).toHaveAttribute('href', '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAccessibilityFaults(page, '.d-header')).toEqual([]);
  }
});

test('arrow keys, Home, End and Escape; the focus returns', async ({ page }) => {
  await publishManifests(page, all);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Products', exact: true });
  await button.focus();
  await expect(page.locator('[data-products] li')).toHaveCount(4);
  const focused = page.locator(':focus');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Material UI');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Joy UI');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText('All products');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Material UI');
  await page.keyboard.press('End');
  await expect(focused).toHaveText('All products');
  await page.keyboard.press('Escape');
  await expect(page.locator('#d-products')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#d-products')).toBeVisible();
});

test('a product that is missing, silent or spoilt costs its own entry only', async ({ page }) => {
  await publishManifests(page, {
    ...all,
    '/joy-ui': ['joy-ui', { body: '{"schemaVersion":1' }],
    '/base-ui': ['base-ui', 'silent'],
    '/x': ['x', { body: '{"schemaVersion":1,"rootPath":"/x","identity":{"id":"x","name":7}}' }],
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  const names = page.locator('[data-products] strong');
  await expect(names).toHaveText(['Material UI', 'MUI System', 'MUI Core']);
});

test('the last good copy stands in for a product that is down, not for one that is gone', async ({
  page,
}) => {
  await publishManifests(page, all);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Products', exact: true });
  await button.click();
  const names = page.locator('[data-products] strong');
  await expect(names).toHaveCount(4);
  await page.unroute('**/docs-manifest.json');
  await publishManifests(page, {
    ...all,
    '/joy-ui': ['joy-ui', { body: '<html>' }],
    '/system': ['system', 'missing'],
  });
  await page.goto('/material-ui/');
  await button.click();
  await expect(names).toHaveText(['Material UI', 'Joy UI', 'MUI Core']);
});

test('markup in a name is text', async ({ page }) => {
  const name = '<img src=x onerror="document.title=\'bad\'">';
  await publishManifests(page, { ...all, '/joy-ui': ['joy-ui', { name, tagline: 'A line' }] });
  await page.goto(address);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await expect(page.locator('[data-product="joy-ui"] strong')).toHaveText(name);
});

test('a page says the newest name, line and version of another product', async ({ page }) => {
  const fresh = { name: 'Material UI next', tagline: 'A new line', version: '8.0.0' };
  await publishManifests(page, { ...all, '/material-ui': ['material-ui', fresh] });
  await page.goto('/');
  const card = page.locator('.d-product-card').first();
  await expect(card).toContainText('8.0.0');
  await expect(card.getByRole('link')).toHaveText('Material UI next');
  await expect(card).toContainText('A new line');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to all products', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').locator('.d-product-card').first()).toBeVisible();
  });

  test('the versions are links that keep the page', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Versions: 7.1.0' }).click();
    await expect(page.getByRole('link', { name: '6.4.12' })).toHaveAttribute(
      'href',
      'https://v6.mui.com/material-ui/react-button/',
    );
  });
});
