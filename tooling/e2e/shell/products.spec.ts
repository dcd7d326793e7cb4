import { expect, test } from '../src/sites/site-test';
import { publishManifests } from '../src/publish-manifests';

// The journey of the product menu. Its states are tested in `products.browser.test.tsx`.
const address = '/material-ui/react-button/';

const joy = ['joy-ui', { name: 'Joy UI', tagline: 'A design of its own' }] as const;
const system = ['system', { name: 'MUI System', tagline: 'Style functions' }] as const;
const core = ['core', { name: 'MUI Core', tagline: 'All libraries' }] as const;
const own = ['material-ui', { name: 'Renamed', tagline: 'Not for its own pages' }] as const;
const all = { '': core, '/joy-ui': joy, '/material-ui': own, '/system': system };

test('one click shows all products; the current one is marked and keeps its own texts', async ({
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu links to all products', async ({ page }) => {
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
