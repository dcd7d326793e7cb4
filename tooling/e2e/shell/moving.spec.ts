import type { Page } from '@playwright/test';
import { startPlainBrowser, type PlainBrowser } from '../src/plain-browser';
import { expect, plainTest, test as pageTest } from '../src/sites/site-test';

const test = plainTest.extend<{ browserTab: PlainBrowser; windowSize: string }>({
  windowSize: ['1280,800', { option: true }],
  browserTab: async ({ baseURL, windowSize }, use) => {
    const tab = await startPlainBrowser(baseURL ?? '', { windowSize });
    await use(tab);
    await tab.close();
  },
});

const from = '/material-ui/react-button/';

const current = `document.querySelector('.d-side-nav [aria-current=page]')?.textContent`;
const openGroups = `[...document.querySelectorAll('.d-side-nav details')].map((group) => group.open)`;
const scheme = `document.documentElement.getAttribute('data-mui-color-scheme')`;
const activation = `performance.getEntriesByType('navigation')[0].activationStart`;

for (const { where, link, to } of [
  {
    where: 'inside a product',
    link: '.d-side-nav a[href="/material-ui/react-dialog/"]',
    to: '/material-ui/react-dialog/',
  },
  { where: 'into another product', link: '#d-products a[href="/system/"]', to: '/system/' },
]) {
  test(`a page is ready before the click, ${where}`, async ({ browserTab: tab }) => {
    await tab.open(from);
    if (where !== 'inside a product') {
      await tab.hover('.d-products-button');
      await tab.click();
      await tab.waitFor(`document.querySelector('#d-products').matches(':popover-open')`);
      await tab.waitFor(`document.querySelector('#d-products').getAnimations().length === 0`);
      await tab.waitFor(`document.querySelector('${link}') !== null`);
    }
    await tab.hover(link);
    await tab.waitForPrerender(to);
    // The last clicks before the navigation count, because they come after the other page was rendered.
    await tab.evaluate(`document.querySelector('.d-side-nav details').open = true`);
    await tab.evaluate(`document.querySelector('[data-color-mode] [value=dark]').click()`);
    await tab.hover(link);
    await tab.click();
    await tab.waitFor(`location.pathname === '${to}' && !document.prerendering`);
    expect(await tab.evaluate(activation)).toBeGreaterThan(0);
    expect(await tab.evaluate(scheme)).toBe('dark');
    expect(
      await tab.evaluate(`document.querySelector('[data-color-mode] [value=dark]').checked`),
    ).toBe(true);
    if (where === 'inside a product') {
      expect(await tab.evaluate(current)).toBe('Dialog');
      const groups = (await tab.evaluate(openGroups)) as boolean[];
      expect(groups.map((isOpen, at) => isOpen === at < 2)).not.toContain(false);
    }
  });
}

test('the way back restores the page from the cache, with the current mode and groups', async ({
  browserTab: tab,
}) => {
  await tab.open(from);
  await tab.evaluate(`window.keptPage = true`);
  await tab.evaluate(`location.assign('/material-ui/react-dialog/')`);
  await tab.waitFor(
    `location.pathname === '/material-ui/react-dialog/' && document.readyState === 'complete'`,
  );
  await tab.evaluate(`document.querySelector('.d-side-nav details').open = true`);
  await tab.evaluate(`document.querySelector('[data-color-mode] [value=dark]').click()`);
  await tab.evaluate(`history.back()`);
  await tab.waitFor(`location.pathname === '${from}' && document.readyState === 'complete'`);
  expect(await tab.evaluate(`window.keptPage`)).toBe(true);
  expect(await tab.evaluate(scheme)).toBe('dark');
  await tab.waitFor(`${openGroups}[0] === true`);
  expect(await tab.evaluate(current)).toBe('Button');
});

test.describe('in a low window', () => {
  test.use({ windowSize: '1280,500' });

  test('the side navigation keeps its scroll position', async ({ browserTab: tab }) => {
    const scrollTop = `document.querySelector('.d-drawer').scrollTop`;
    await tab.open('/material-ui/react-dialog/');
    await tab.evaluate(`${scrollTop} = 100`);
    await tab.waitFor(`${scrollTop} === 100`);
    await tab.hover('.d-side-nav a[href="/material-ui/react-button/"]');
    await tab.click();
    await tab.waitFor(`location.pathname === '/material-ui/react-button/'`);
    await tab.waitFor(`document.readyState === 'complete' && !document.prerendering`);
    expect(await tab.evaluate(scrollTop)).toBe(100);
  });
});

function navigationLink(page: Page, href: string) {
  return page.getByRole('navigation', { name: 'Documentation' }).locator(`a[href="${href}"]`);
}

pageTest('without speculation rules a link is fetched ahead, once', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = HTMLScriptElement.supports.bind(HTMLScriptElement);
    HTMLScriptElement.supports = (type) => type !== 'speculationrules' && supports(type);
  });
  await page.goto(from);
  const link = navigationLink(page, '/material-ui/react-dialog/');
  const hints = page.locator('link[rel="prefetch"]');
  await expect(hints).toHaveCount(0);
  await link.hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await link.hover();
  await expect(hints).toHaveCount(1);
  await expect(hints).toHaveAttribute('href', /\/material-ui\/react-dialog\/$/);
});

pageTest('readers who save data fetch nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(from);
  await navigationLink(page, '/material-ui/react-dialog/').hover();
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});
