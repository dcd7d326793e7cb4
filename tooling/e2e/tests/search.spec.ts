import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../src/find-accessibility-faults';
import { expect, test } from '../src/test';

const address = '/material-ui/react-button/';

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('nothing of it is loaded before the pointer rests on the button', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  const ofSearch = () => loaded.filter((url) => /search/.test(url));
  await page.mouse.move(400, 400);
  expect(ofSearch()).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).hover();
  await expect.poll(() => ofSearch().length).toBeGreaterThan(3);
  await expect(dialogOf(page)).toBeHidden();
});

test('by keyboard alone: open, find, move, follow, come back', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('dialog focus');
  await expect(active(page)).toContainText('Focus');
  await expect(active(page).locator('mark').first()).toHaveText('Focus');
  await expect(dialogOf(page).getByRole('status').first()).toHaveText(/\d+ results/);
  const id = await active(page).getAttribute('id');
  await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).not.toHaveAttribute('id', id ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-ui/react-dialog/#focus');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'dialog focus' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Button/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('Ctrl+Enter opens a hit in a new tab and keeps the box', async ({ page, context }) => {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('flexbox');
  await expect(active(page)).toContainText('Flexbox');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL('/system/flexbox/');
  await expect(dialogOf(page)).toBeVisible();
});

test('a letter on the button opens with it, and Escape gives the focus back', async ({ page }) => {
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.type('stack');
  await expect(boxOf(page)).toHaveValue('stack');
  await expect(active(page)).toContainText('Stack');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a plain / opens it only for readers who switched that on', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const group = page.getByRole('radiogroup', { name: 'Open search with /' });
  await expect(group.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(dialogOf(page)).toBeHidden();
  await group.getByRole('radio', { name: 'On' }).check();
  await page.keyboard.press('Escape');
  await page.goto('/system/flexbox/');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue('');
});

test('filters by kind and by product, and nothing found offers other words', async ({ page }) => {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('accessibility');
  const kinds = dialogOf(page).locator('.d-search-kind');
  await expect(kinds.first()).toHaveText('Heading');
  await dialogOf(page).getByRole('combobox', { name: 'Kinds' }).selectOption('Pages');
  await expect(kinds.filter({ hasNotText: 'Page' })).toHaveCount(0);
  await dialogOf(page).getByRole('combobox', { name: 'Kinds' }).selectOption('Headings');
  await dialogOf(page).getByRole('combobox', { name: 'Products' }).selectOption('MUI System');
  await expect(dialogOf(page).getByRole('group')).toHaveCount(1);
  await expect(active(page)).toHaveAttribute('href', /^\/system\//);
  await dialogOf(page).getByRole('combobox', { name: 'Products' }).selectOption('All products');
  await dialogOf(page).getByRole('combobox', { name: 'Kinds' }).selectOption('Everything');
  await boxOf(page).fill('qqqbutton');
  await expect(dialogOf(page).getByRole('status').first()).toContainText('Nothing found');
  await expect(page.locator('[role=option][href="/system/"]')).toHaveText('MUI System');
  await page.getByRole('listbox', { name: 'Results' }).getByText('Button', { exact: true }).click();
  await expect(boxOf(page)).toHaveValue('Button');
  await expect(active(page)).toHaveAttribute('href', address);
});

for (const [what, answer] of [
  ['missing', { status: 404, body: 'Not found' }],
  ['broken', { contentType: 'application/json', body: '{"schemaVersion":1,"pages":[7]' }],
  ['of another product', { json: { schemaVersion: 1, language: 'en', product: { id: 'x' } } }],
] as const) {
  test(`an index that is ${what} is named and disturbs no other`, async ({ page, watch }) => {
    await page.goto(address);
    await page.route('**/system/search-en.json', (route) => route.fulfill(answer));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('autocomplete');
    await expect(active(page)).toContainText('Autocomplete');
    // By its name; by its id where its manifest takes too long as well.
    await expect(dialogOf(page).getByText(/does not answer: (MUI System|system)/)).toBeVisible();
    await page.unroute('**/system/search-en.json');
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await boxOf(page).fill('flexbox');
    await expect(active(page)).toHaveAttribute('href', '/system/flexbox/');
    await expect(dialogOf(page).getByText('does not answer')).toBeHidden();
    // The browser reports the status that the test asks for.
    const others = watch.complaints.filter((text) => !text.includes('status of 404'));
    watch.complaints.splice(0, Infinity, ...others);
  });
}

test('an index that takes 9 s keeps nobody waiting, and is there when it comes', async ({
  page,
}) => {
  await page.goto(address);
  await page.route('**/system/search-en.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 9000));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('spacing');
  await expect(dialogOf(page).getByText(/Still waiting for .*system/i)).toBeVisible();
  await boxOf(page).fill('dialog');
  await expect(active(page)).toHaveAttribute('href', '/material-ui/react-dialog/', {
    timeout: 1000,
  });
  await boxOf(page).fill('spacing');
  await expect(page.locator('[role=option][href="/system/spacing/"]')).toBeVisible({
    timeout: 15_000,
  });
  await expect(dialogOf(page).getByText('Still waiting')).toBeHidden();
});

test('markup in titles, names and queries stays text', async ({ page }) => {
  const evil = [
    '<img src=x onerror="document.title=\'bad\'">',
    '</mark><script>document.title="bad"</script>',
    '"><svg onload=alert(1)>',
    '${alert(1)} {{7*7}} &lt;b&gt;',
    'javascript:alert(1)',
  ];
  await page.goto(address);
  await page.route('**/system/search-en.json', (route) =>
    route.fulfill({
      json: {
        schemaVersion: 1,
        language: 'en',
        product: {
          id: 'system',
          name: evil[0],
          family: evil[1],
          version: evil[2],
          href: '/system/',
        },
        pages: evil.map((text, at) => ({
          href: `/system/page-${at}/`,
          title: `zebra ${text}`,
          trail: [text, evil[0]],
          headings: [[`zebra ${text}`, text]],
          symbols: [{ kind: 'prop', prefix: text, names: [`zebra${text}`] }],
        })),
        shards: [{ prefix: '', href: 'javascript:alert(1)' }],
      },
    }),
  );
  await page.keyboard.press('Control+k');
  for (const query of ['zebra', ...evil, ...evil.map((text) => `zebra ${text}`)]) {
    await boxOf(page).fill(query);
    await expect(dialogOf(page).getByRole('status').first()).not.toHaveText('');
    const strange = await dialogOf(page).evaluate((dialog) => {
      const known = 'a,button,code,div,input,kbd,mark,option,p,path,select,span,svg';
      return [...dialog.querySelectorAll(`*:not(${known})`)].map(({ tagName }) => tagName);
    });
    expect(strange).toEqual([]);
  }
  await boxOf(page).fill('zebra');
  await expect(active(page)).toContainText('zebra');
  const leads = await page
    .locator('[role=option][href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).origin));
  expect([...new Set(leads)]).toEqual([new URL(page.url()).origin]);
  expect(await page.title()).not.toBe('bad');
});

for (const width of [390, 1024, 1440]) {
  test(`fits into a window of ${width}, in both modes and directions`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('button keyboard');
    await expect(active(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityFaults(page, '.d-search')).toEqual([]);
    }
    for (const dir of ['ltr', 'rtl']) {
      await page.locator('html').evaluate((root, value) => root.setAttribute('dir', value), dir);
      const box = await dialogOf(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      if (width === 390) expect(box?.height).toBe(800);
    }
  });
}

test('a 404 page lists what the words of its address find (SPEC RT-6)', async ({ page }) => {
  await page.goto('/material-ui/react-dialogs/');
  const found = page.getByRole('main').locator('[data-search-path]');
  await expect(found.getByRole('link').first()).toHaveText('Dialog');
});

test('events tell what happens in the box', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => {
    const events: unknown[] = [];
    document.addEventListener('docs:search', (event) => events.push((event as CustomEvent).detail));
    Object.assign(window, { searchEvents: events });
  });
  const actions = () =>
    page.evaluate(() =>
      (window as unknown as { searchEvents: { action: string }[] }).searchEvents.map(
        ({ action }) => action,
      ),
    );
  await page.keyboard.press('Control+k');
  // At once: a rest between two letters on a busy machine would be a query of its own.
  await page.getByRole('combobox', { name: 'Search' }).fill('palette');
  await expect.poll(actions).toEqual(['opened', 'query']);
  await page.keyboard.press('Escape');
  await expect.poll(actions).toEqual(['opened', 'query', 'dismissed']);
});
