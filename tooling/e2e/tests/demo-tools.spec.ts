import type { Page } from '@playwright/test';
import { findDanglingIds } from '../src/find-dangling-ids';
import { expect, test } from '../src/test';

const page1 = '/material-ui/react-button/';
const autocomplete = '/material-ui/react-autocomplete/';

function demo(page: Page, name: string) {
  return page.locator(`[data-demo="${name}"]`);
}

function code(page: Page, name: string, ending: 'tsx' | 'jsx') {
  return demo(page, name).getByRole('group', { name: `${name}.${ending}` });
}

async function open(page: Page, address: string) {
  await page.goto(address);
  // The first tool is the toolbar's stop once its behaviour is there.
  await expect(page.getByRole('toolbar').first().locator('summary')).toHaveAttribute(
    'tabindex',
    '0',
  );
}

test('a toolbar is one stop of the Tab key, and arrows, Home and End move in it', async ({
  page,
}) => {
  await open(page, page1);
  const tools = demo(page, 'ButtonSizes').getByRole('toolbar', { name: 'Demo tools' });
  const names = [
    'Show code',
    'TypeScript',
    'JavaScript',
    'Edit',
    'Open in StackBlitz',
    'Open in CodeSandbox',
    'Copy',
    'Reset demo',
  ];
  await tools.locator('summary').focus();
  for (const name of names.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('End');
  await expect(tools.getByRole('button', { name: 'Copy link to demo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tools.locator('summary')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tools.locator('summary')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // Tab leaves the toolbar, and the way back leads to the tool that was left.
  await page.keyboard.press('Tab');
  expect(await tools.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(tools.getByRole('button', { name: 'TypeScript' })).toBeFocused();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(tools.getByRole('button', { name: 'JavaScript' })).toBeFocused();
});

test('folded code shows its telling lines, and Enter unfolds the file', async ({ page }) => {
  await open(page, page1);
  const block = code(page, 'BasicButtons', 'tsx');
  await expect(block.getByText('<Button')).not.toHaveCount(0);
  await expect(block.getByText('export default')).toBeHidden();
  const summary = demo(page, 'BasicButtons').locator('summary');
  await expect(summary).toContainText('Show code');
  await summary.press('Enter');
  await expect(block.getByText('export default')).toBeVisible();
  await expect(summary.getByText('Hide code')).toBeVisible();
});

test('the language holds for all demos, other tabs, other products and the next visit', async ({
  page,
}) => {
  await open(page, page1);
  const other = await page.context().newPage();
  await open(other, autocomplete);
  await expect(code(other, 'FreeSolo', 'tsx')).toBeVisible();
  await demo(page, 'ButtonSizes').getByRole('button', { name: 'JavaScript' }).click();
  for (const name of ['ButtonSizes', 'LoadingButton']) {
    await expect(code(page, name, 'jsx')).toBeVisible();
    await expect(code(page, name, 'tsx')).toBeHidden();
    await expect(demo(page, name).getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  // Where both are the same, there is nothing to choose.
  await expect(demo(page, 'BasicButtons').getByRole('button', { name: 'JavaScript' })).toHaveCount(
    0,
  );
  await expect(code(page, 'BasicButtons', 'tsx')).toBeVisible();
  // In step without a reload.
  await expect(code(other, 'FreeSolo', 'jsx')).toBeVisible();
  await expect(code(other, 'FreeSolo', 'tsx')).toBeHidden();
  await other.close();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'codeVariant')).toMatchObject({
    value: 'JS',
    path: '/',
    sameSite: 'Lax',
  });
  await page.goto('/system/flexbox/');
  await expect(code(page, 'AlignmentControl', 'jsx')).toBeVisible();
});

test('the language is right before any module has come', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  await page.route('**/_assets/boot*', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto(page1);
  await expect(code(page, 'ButtonSizes', 'jsx')).toBeVisible();
  await expect(code(page, 'ButtonSizes', 'tsx')).toBeHidden();
});

test('an address opens a demo in a language and leaves the choice alone', async ({ page }) => {
  await open(page, `${page1}#LoadingButton.jsx`);
  const forced = code(page, 'LoadingButton', 'jsx');
  await expect(forced).toBeInViewport();
  await expect(forced.getByText('export default')).toBeVisible();
  await expect(
    demo(page, 'LoadingButton').getByRole('button', { name: 'JavaScript' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(code(page, 'ButtonSizes', 'tsx')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  // Another demo, on the same page.
  await page.evaluate(() => (location.hash = '#ButtonSizes.jsx'));
  await expect(code(page, 'ButtonSizes', 'jsx').getByText('export default')).toBeVisible();
  await expect(page.locator('[data-demo="ButtonSizes"] .d-demo-title')).toBeInViewport();
  // The reader's own choice counts for more.
  await demo(page, 'ButtonSizes').getByRole('button', { name: 'TypeScript' }).click();
  await expect(code(page, 'ButtonSizes', 'tsx')).toBeVisible();
  await expect(code(page, 'LoadingButton', 'tsx')).toBeVisible();
});

test('copying takes the whole file in the language shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, page1);
  await page.clock.pauseAt(Date.now() + 60_000);
  const frame = demo(page, 'ButtonSizes');
  const button = frame.getByRole('button', { name: /^Cop(y|ied)$/ });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await clipboard()).toMatch(
    /^import .* as const;.*export default function ButtonSizes.*\}$/s,
  );
  await page.clock.runFor(1100);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(200);
  await expect(button).toHaveText('Copy');
  await frame.getByRole('button', { name: 'JavaScript' }).click();
  await code(page, 'ButtonSizes', 'jsx').hover();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(button).toHaveText('Copied');
  expect(await clipboard()).not.toContain('as const');
  await page.clock.runFor(1900);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(200);
  await expect(button).toHaveText('Copy');
});

test('a copied link leads to the demo as it is shown', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${page1}?from=search`);
  const frame = demo(page, 'ButtonSizes');
  await frame.getByRole('button', { name: 'JavaScript' }).click();
  await frame.getByRole('button', { name: 'Copy link to demo' }).click();
  await expect(page.locator('#d-status')).toHaveText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}${page1}#ButtonSizes.jsx`);
});

test('a reset demo starts afresh, a broken one too', async ({ page, watch }) => {
  await open(page, autocomplete);
  const frame = demo(page, 'BasicAutocomplete');
  await expect(frame).toHaveAttribute('data-hydrated', '');
  const input = frame.getByRole('combobox');
  await input.fill('ham');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).not.toHaveValue('');
  await frame.getByRole('button', { name: 'Reset demo' }).click();
  await expect(input).toHaveValue('');
  await expect(page.locator('#d-status')).toHaveText('Demo reset');
  expect(await findDanglingIds(page)).toEqual([]);
  await input.fill('ham');
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.route('**/_assets/demo-button-BasicButtons*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { if (!globalThis.mended) throw new Error("broken on purpose"); return "mended"; };',
    }),
  );
  await open(page, page1);
  const broken = demo(page, 'BasicButtons');
  await expect(broken.getByRole('alert')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { mended: true }));
  await broken.getByRole('button', { name: 'Reset demo' }).click();
  await expect(broken.getByRole('alert')).toHaveCount(0);
  await expect(broken.locator('[data-island-root]')).toHaveText('mended');
  expect(watch.complaints.splice(0)).toEqual([expect.stringContaining('broken on purpose')]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only the tools that work are there', async ({ page }) => {
    await page.goto(page1);
    const tools = demo(page, 'ButtonSizes').getByRole('toolbar');
    await expect(tools.getByRole('button')).toHaveCount(0);
    await tools.getByText('Show code').click();
    await expect(code(page, 'ButtonSizes', 'tsx').getByText('export default')).toBeVisible();
    await expect(code(page, 'ButtonSizes', 'jsx')).toBeHidden();
  });
});
