import type { Locator } from '@playwright/test';
import { expect, test } from '../src/sites/site-test';
import { listPages } from '../src/list-pages';

const sample = '/material-ui/sample-sites/onepirate/';

test('every page has the icon font, the condensed font only the sample site', async ({
  request,
}) => {
  const pages = listPages();
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining([sample, '/', '/material-ui/404.html', '/x/api/data-grid/data-grid/']),
  );
  for (const { address } of pages) {
    const html = await (await request.get(address)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, address).toMatch(
      /<(?:link rel="stylesheet" href|style data-href)="\/_assets\/icons-\w+\.css"/,
    );
    expect(head.includes('/_assets/condensed-'), address).toBe(address === sample);
  }
});

test('@full the icon font renders the icons of the navigation', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const icon = page.locator('.d-side-nav .material-icons').first();
  await expect(icon).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("24px 'Material Icons'"))).toBe(true);
  // The element has a fixed width. Its text has the same one only in the icon font.
  const textWidth = await icon.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });
  expect(textWidth).toBe(16);
  const line = page.locator('.d-side-nav summary .d-icon').first();
  const startOf = async (element: Locator) => (await element.boundingBox())?.x;
  expect(await startOf(titleBeside(icon))).toBe(await startOf(titleBeside(line)));
});

/** The title of a navigation entry, which follows its icon. */
function titleBeside(icon: Locator): Locator {
  return icon.locator('xpath=following-sibling::span[1]');
}

test('the sample site has its typeface and the whole icon font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('response', (response) => fonts.push(new URL(response.url()).pathname));
  await page.goto(sample);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((url) => /condensed-\w+\.woff2$/.test(url))).toBe(true);
  expect(fonts.some((url) => /icons-full-\w+\.woff2$/.test(url))).toBe(true);
  const icon = page.locator('[data-demo="HarborFront"] .material-icons').first();
  // As a ligature, the name of the icon has the width of one glyph.
  const { width } = (await icon.boundingBox()) ?? { width: 0 };
  expect(Math.round(width)).toBe(24);
});
