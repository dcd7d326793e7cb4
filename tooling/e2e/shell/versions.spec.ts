import { findAccessibilityViolations } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { siteRoot } from '../src/site-root';
import { listProducts } from '../src/sites/list-products';

const address = '/material-ui/react-button/';

test('the version menu lists the versions and marks the current one', async ({ page }) => {
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Versions: 7.1.0' });
  await button.click();
  const links = page.locator('#d-versions a');
  await expect(links).toHaveText(['7.1.0', '6.4.12', '5.17.1', 'All versions']);
  await expect(page.locator('#d-versions [aria-current]')).toHaveText('7.1.0');
  expect(await findAccessibilityViolations(page, '.d-header')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('@full the start page of every product, including core, has the menu with the product’s versions', async ({
  page,
}) => {
  const products = await listProducts(siteRoot());
  expect(products.length).toBeGreaterThan(2);
  for (const { rootPath, versions } of products) {
    await page.goto(`${rootPath}/`);
    const current = versions.find((version) => version.current)?.text;
    await page.getByRole('button', { name: `Versions: ${current}`, exact: true }).click();
    const entries = page.locator('#d-versions li');
    await expect(entries, rootPath).toHaveText(versions.map(({ text }) => text));
    await expect(entries.first()).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Versions: 3.0.0' }).click();
  await expect(page.getByRole('link', { name: 'All versions' })).toHaveAttribute(
    'href',
    '/versions/',
  );
});

test('a version on this origin opens the same page if its manifest lists it', async ({ page }) => {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const link = '<li><a href="/v6/material-ui/" data-version-root="/v6/material-ui/">6.9</a></li>';
    await route.fulfill({
      response,
      body: html.replace(/(<div id="d-versions".*?<ul>)/s, `$1${link}`),
    });
  });
  await page.route('**/v6/material-ui/docs-manifest.json', (route) =>
    route.fulfill({
      json: {
        schemaVersion: 1,
        rootPath: '/material-ui',
        pages: [{ pathname: '/material-ui/react-button', title: 'Button', anchors: [] }],
      },
    }),
  );
  await page.goto(address);
  await page.getByRole('button', { name: 'Versions: 7.1.0' }).click();
  await expect(page.getByRole('link', { name: '6.9' })).toHaveAttribute(
    'href',
    '/v6/material-ui/react-button/',
  );
});
