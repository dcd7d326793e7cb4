import type { Page } from '@playwright/test';
import { findDanglingIds, turnToDemo } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

// The journeys of demo tools. Their keys, copies and addresses are tested in `demo-tools.browser.test.tsx`.
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
  await turnToDemo(page);
}

test('the language applies to all demos, other tabs, other products and the next visit', async ({
  page,
}) => {
  await open(page, page1);
  const other = await page.context().newPage();
  // The reader has not turned to a demo there.
  await other.goto(autocomplete);
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
  // Without types, both variants are the same, so there is no choice.
  await expect(demo(page, 'BasicButtons').getByRole('button', { name: 'JavaScript' })).toHaveCount(
    0,
  );
  await expect(code(page, 'BasicButtons', 'tsx')).toBeVisible();
  // Updated without a reload.
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

test('the language is right before any module has loaded', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  await page.route('**/_assets/boot*', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto(page1);
  await expect(code(page, 'ButtonSizes', 'jsx')).toBeVisible();
  await expect(code(page, 'ButtonSizes', 'tsx')).toBeHidden();
});

test('@full a reset restarts a demo, even a broken one', async ({ page, watch }) => {
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
  await expect(broken.locator('[data-demo-root]')).toHaveText('mended');
  expect(watch.browserErrors.splice(0)).toEqual([expect.stringContaining('broken on purpose')]);
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
