import { findAccessibilityViolations } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

// One page with one of each content component.
const address = '/material-ui/writing/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [colorScheme, tier] of [
  ['light', ''],
  ['dark', '@full '],
] as const) {
  test(`${tier}all components are accessible in ${colorScheme}, wide and narrow`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

// The journey of tabs. Their keys and groups are tested beside them, in `tabs.browser.test.tsx`.
test('a tab is chosen for all pages and all tabs of the browser', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(address);
  await page.goto(address);
  const lists = page.getByRole('tablist', { name: 'Package manager' });
  await expect(lists).toHaveCount(2);
  await lists.first().getByRole('tab', { name: 'pnpm' }).click();
  const chosen = (where: typeof page) =>
    where
      .getByRole('tablist', { name: 'Package manager' })
      .getByRole('tab', { selected: true })
      .allTextContents();
  expect(await chosen(page)).toEqual(['pnpm', 'pnpm']);
  await expect.poll(() => chosen(other)).toEqual(['pnpm', 'pnpm']);
  await page.reload();
  expect(await chosen(page)).toEqual(['pnpm', 'pnpm']);
});

test('images reserve their space, follow the color mode and are loaded from the site', async ({
  page,
}) => {
  await page.goto(address);
  const image = page.getByRole('img', { name: 'A row of three switches' });
  await expect(image).toHaveAttribute('width', '480');
  await image.scrollIntoViewIfNeeded();
  const light = await image.getAttribute('src');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(image).not.toHaveAttribute('src', light ?? '');
  await expect
    .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);
});

test('the page is available and copied as markdown, and links to its source and package', async ({
  page,
  request,
}) => {
  await page.goto(address);
  const more = page.getByRole('list', { name: 'More about this page' });
  await expect(more.getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    'https://github.com/mui/material-ui/tree/v7.1.0/packages/mui-material/src/Switch',
  );
  const href = await page.locator('link[type="text/markdown"]').getAttribute('href');
  const markdown = await (await request.get(href ?? '')).text();
  expect(markdown).toContain('# Writing\n\n> One of each thing');
  expect(markdown).not.toMatch(/<\/?(Callout|Features|Install|Kbd|Tab|Tabs)\b/);
  await more.getByRole('button', { name: 'Copy page' }).click();
  await expect(more.getByRole('button', { name: 'Copied' })).toBeVisible();
  // Links must also work where the reader pastes them.
  const absolute = markdown
    .replaceAll('](/', `](${new URL(page.url()).origin}/`)
    .replaceAll('](#', `](${page.url()}#`);
  expect(absolute).not.toBe(markdown);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absolute);
  const demos = await (await request.get('/material-ui/react-switch/index.md')).text();
  expect(demos).toContain('**First** (FirstSwitch.tsx)\n\n```tsx\n');
  const list = await (await request.get('/material-ui/llms.txt')).text();
  expect(list).toContain('[Writing](/material-ui/writing/index.md): One of each thing');
});

test('the page has its own OG image', async ({ page, request }) => {
  await page.goto(address);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const image = await (await request.get(card ?? '')).body();
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Writing');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tabs are readable, and long code blocks can be opened', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('pnpm add --save-dev vitest')).toBeVisible();
    await expect(page.getByText('The needle is in this haystack.')).toBeVisible();
    await expect(page.getByText('JavaScript', { exact: true }).last()).toBeVisible();
    await page.getByText('Show all 14 lines').click();
    await expect(page.getByText('Show fewer lines')).toBeVisible();
  });
});
