import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { fontStorageKey } from 'docs-shell/theme';

const address = '/material-ui/api/button/';
const dataGrid = '/x/api/data-grid/data-grid/';

test('the tables match the types', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.locator('.d-api pre').first()).toHaveText(
    "import Button from '@mui/material/Button';",
  );
  const row = page.locator('#prop-color');
  await expect(row.getByRole('rowheader')).toHaveText('color');
  await expect(row).toContainText("'primary'");
  await expect(page.locator('#class-disabled')).toContainText('.Mui-disabled');
  await expect(page.getByRole('main')).toContainText('MuiButton');
});

test('an API page links to the pages with its demos, and they link back', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Button demos', exact: true }).click();
  await expect(page).toHaveURL('/material-ui/react-button/');
  await page.getByRole('link', { name: 'Button API', exact: true }).click();
  await expect(page).toHaveURL(address);
});

test('@full the filter finds props by words of name and text, shows their number, and Escape empties it and shows all props', async ({
  page,
}) => {
  await page.goto(address);
  const box = page.getByRole('searchbox', { name: 'Filter props' });
  const status = page.locator('.d-row-filter [role=status]');
  const rows = page.locator('.d-api-props tr[id]');
  const shown = page.locator('.d-api-props tr[id]:visible');
  const all = await rows.count();
  await box.fill('icon element');
  const hits = await rows.filter({ hasText: 'icon' }).filter({ hasText: 'element' }).count();
  expect(hits).toBeGreaterThan(1);
  await expect(status).toHaveText(`${hits} found`);
  await expect(shown).toHaveCount(hits);
  await box.fill('icon start');
  await expect(status).toHaveText('1 found');
  await expect(page.locator('#prop-startIcon')).toBeVisible();
  await expect(page.locator('#prop-color')).toBeHidden();
  await box.fill('nothing like it');
  await expect(status).toHaveText('None found');
  await expect(shown).toHaveCount(0);
  // Chromium empties a search field on Escape by itself, unless a listener prevents it.
  await page.evaluate(() => addEventListener('keydown', (event) => event.preventDefault(), true));
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(status).toHaveText('');
  await expect(shown).toHaveCount(all);
});

test('an anchor works while a filter is set', async ({ page }) => {
  await page.goto(`${address}#prop-size`);
  await expect(page.locator('#prop-size')).toBeInViewport();
  const box = page.getByRole('searchbox', { name: 'Filter props' });
  await box.fill('href');
  await expect(page.locator('#prop-size')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#prop-variant';
  });
  await expect(page.locator('#prop-variant')).toBeInViewport();
  await expect(box).toHaveValue('');
});

test('an anchor overrides a query that the browser restored', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => {
    location.hash = '#prop-size';
    // Browsers restore the field before they show the page.
    document.querySelector<HTMLInputElement>('.d-row-filter input')?.setAttribute('value', 'href');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('searchbox', { name: 'Filter props' })).toHaveValue('');
  await expect(page.locator('#prop-size')).toBeInViewport();
});

test('the name of a prop is its permalink', async ({ page }) => {
  await page.goto(address);
  await page.locator('#prop-disabled').getByRole('link', { name: 'disabled' }).click();
  await expect(page).toHaveURL(`${address}#prop-disabled`);
});

test('the chosen view is applied on the next page before any module has loaded', async ({
  page,
}) => {
  await page.goto(address);
  const row = page.locator('.d-api-props tr[id]').first();
  await expect(row).toHaveCSS('display', 'flex');
  await page.getByRole('radio', { name: 'Table' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row).toHaveCSS('display', 'block');
  await page.goto('/system/api/box/');
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await page.route(/\/_assets\/boot-/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto(address);
  await expect(row).toHaveCSS('display', 'block');
});

test('a deprecated prop is marked, and shows its replacement when it is opened', async ({
  page,
}) => {
  await page.goto('/material-ui/api/autocomplete/');
  const row = page.locator('#prop-PaperComponent');
  const summary = row.getByText('Deprecated', { exact: true });
  await expect(summary).toBeVisible();
  await expect(row.getByText('slots.paper')).toBeHidden();
  await summary.click();
  await expect(row.getByText('slots.paper')).toBeVisible();
});

test('the index lists every component and hook', async ({ page }) => {
  await page.goto('/material-ui/api/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
  const names = await page.locator('.d-api-index a').allTextContents();
  expect(names.toSorted()).toEqual([
    'Autocomplete',
    'Button',
    'ButtonBase',
    'Chip',
    'Dialog',
    'DialogActions',
    'DialogContent',
    'DialogTitle',
    'TextField',
    'useAutocomplete',
    'useMediaQuery',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'useMediaQuery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('useMediaQuery');
});

test('nothing scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/material-ui/api/autocomplete/');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});

for (const address of ['/material-ui/api/dialog/', '/x/api/data-grid/data-grid/']) {
  test(`@full axe finds nothing in the list of ${address}, with everything unfolded`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docs-api-view', 'list'));
    await page.goto(address);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) {
        fold.toggleAttribute('open', true);
      }
    });
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('the parts of a compound component are sections of their own', async ({ page }) => {
  await page.goto('/base-ui/api/dialog/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Dialog.Trigger' }).click();
  await expect(page).toHaveURL('/base-ui/api/dialog/#trigger');
  const heading = page.getByRole('heading', { level: 2, name: 'Dialog.Trigger' });
  await expect(heading).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Dialog.Trigger');
  // Filter and view are sticky at the top. The target of an anchor is below them.
  const tools = await page.locator('.d-api-tools').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((tools?.y ?? 0) + (tools?.height ?? 0));
  await expect(page.locator('#trigger-attribute-popup-open')).toContainText('data-popup-open');
});

test('@full names in types and texts link to their pages', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const columns = page.locator('#prop-columns');
  await columns.locator('[data-label]').getByRole('link', { name: 'GridColDef' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GridColDef');
  await page.goto('/x/api/data-grid/grid-api/#prop-deleteFilterItem');
  await page.locator('#prop-deleteFilterItem td').last().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GridFilterItem');
});

for (const table of ['.d-api-props', '.d-api-customization']) {
  test(`rows of ${table} far down are laid out when the reader comes near`, async ({ page }) => {
    const last = page.locator(`${table} tr[id]`).last();
    const isLaidOut = () =>
      last
        .locator('code')
        .first()
        .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
    await page.goto(dataGrid);
    await expect(page.locator('.d-api-props')).toBeVisible();
    expect(await isLaidOut()).toBe(false);
    await page.evaluate((id) => (location.hash = id), (await last.getAttribute('id')) ?? '');
    await expect(last).toBeInViewport();
    expect(await isLaidOut()).toBe(true);
  });
}

/** Waits until no height is assumed. The browser may be busy meanwhile. */
async function untilLaidOut(page: Page): Promise<void> {
  const timeout = 20_000;
  await expect(page.locator('html')).not.toHaveAttribute('data-late-layout', { timeout });
}

test('a reload far down the page, and a step back, show the same rows', async ({ page }) => {
  // With the fallback of the first page, lines break elsewhere.
  await page.addInitScript((key) => localStorage.setItem(key, '1'), fontStorageKey);
  await page.goto(dataGrid);
  await expect(page.locator('html')).toHaveAttribute('data-late-layout');
  const findRow = () =>
    page.evaluate(() => document.elementFromPoint(600, 400)?.closest('tr[id]')?.id);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6));
  await untilLaidOut(page);
  await expect.poll(findRow).toBeTruthy();
  const row = await findRow();
  await page.reload();
  await expect.poll(findRow).toBe(row);
  await page.goto(address);
  await page.goBack();
  await expect.poll(findRow).toBe(row);
});

test('what the reader sees stays in place while the rest is laid out', async ({ page }) => {
  await page.addInitScript(() => {
    const isIdle = new Promise((done) => addEventListener('idle', done));
    const request = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback) => {
      void isIdle.then(() => request(callback));
      return 0;
    };
  });
  await page.goto(dataGrid);
  const findTop = () =>
    page.evaluate(async () => {
      const row = document.elementFromPoint(600, 400)?.closest('tr[id]');
      // Rows near the window take their heights in the next frames.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      return `${row?.id}: ${Math.round(row?.getBoundingClientRect().top ?? 0)} px`;
    });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6));
  await expect.poll(async () => (await findTop()) === (await findTop())).toBe(true);
  const top = await findTop();
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await untilLaidOut(page);
  expect(await findTop()).toBe(top);
});

for (const width of [390, 1280]) {
  test(`a URL leads to its row far down the page, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const address = '/material-ui/api/autocomplete/';
    await page.goto(`${address}#class-popper`);
    await expect(page.locator('#class-popper')).toBeInViewport();
    await page.goto(address);
    await page.evaluate(() => (location.hash = 'class-popper'));
    await expect(page.locator('#class-popper')).toBeInViewport();
  });
}

test('a part that the package does not describe has a page, below the index', async ({ page }) => {
  await page.goto('/x/api/data-grid/grid-row/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toContainText('API reference');
  await expect(page.locator('.d-side-nav [aria-current=page]')).toHaveCount(0);
  await crumbs.getByRole('link', { name: 'API reference' }).click();
  await expect(
    page.locator('.d-api-index').getByRole('link', { name: 'GridRow', exact: true }),
  ).toHaveCount(1);
});

test('the page is available as markdown, with tables', async ({ request }) => {
  const response = await request.get(`${address}index.md`);
  const text = await response.text();
  expect(text).toContain('# Button\n');
  expect(text).toMatch(
    /^\| `variant` \| `'text' \\\| 'outlined' \\\| 'contained'` \| `'text'` \|/m,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is complete, and types unfold', async ({ page }) => {
    await page.goto('/material-ui/api/autocomplete/');
    await expect(page.locator('.d-api-tools').first()).toBeHidden();
    const row = page.locator('#prop-onChange');
    await expect(row.getByText('AutocompleteChangeDetails').first()).toBeAttached();
    await row.locator('summary').first().click();
    await expect(row.locator('pre')).toContainText('createOption');
  });
});
