import { findAccessibilityViolations, openSettings, watchRequests } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { buttons, editDemo, program } from '../src/edit-demo';

test('a reader edits a demo in TypeScript and sees it run', async ({ page, watch }) => {
  const { preview, replace, demo } = await editDemo(page);
  await expect(preview.getByRole('button').first()).toBeVisible();
  // A component that the page has not loaded, and types.
  await replace(
    program(
      "const [on, setOn] = useState<boolean>(false);\n  return <Chip label={on ? 'On' : 'Off'} onClick={() => setOn(!on)} />;",
      "import { useState } from 'react';\nimport Chip from '@mui/material/Chip';",
    ),
  );
  await preview.getByRole('button', { name: 'Off' }).click();
  await expect(preview.getByRole('button', { name: 'On' })).toBeVisible();
  // The copy is the typed code.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await demo.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('useState<boolean>');
  expect(watch.browserErrors).toEqual([]);
  expect(await findAccessibilityViolations(page, '[data-demo="BasicButtons"]')).toEqual([]);
  // axe requests stylesheets, which the policy of the frame forbids.
  watch.browserErrors.length = 0;
});

test('errors of the code, of handlers and of effects are shown below it, and the last successful rendering stays', async ({
  page,
}) => {
  const { preview, problem, replace } = await editDemo(page);
  await replace(program('return <Button>First</Button>;'));
  await expect(preview.getByRole('button', { name: 'First' })).toBeVisible();
  const mistakes: [string, string][] = [
    [program('return <Button>Second</Button'), 'Line 4: '],
    [program('const a = 1 2;\n  return null;'), 'Line 4: '],
    [program("throw new Error('drawn badly');"), 'Error: drawn badly'],
    [program('return null;', "throw new Error('too early');"), 'Error: too early'],
    [program('return null;', "import x from 'lodash';\nconsole.log(x);"), '“lodash” cannot be'],
    ['const a = 1;', 'Export the component'],
  ];
  for (const [code, message] of mistakes) {
    await replace(code);
    await expect(problem).toContainText(message);
    await expect(preview.getByRole('button', { name: 'First' })).toBeVisible();
  }
  await replace(program('return <Button>Third</Button>;'));
  await expect(preview.getByRole('button', { name: 'Third' })).toBeVisible();
  await expect(problem).toBeEmpty();

  await replace(
    program("return <Button onClick={() => { throw new Error('handled badly'); }}>Throw</Button>;"),
  );
  await preview.getByRole('button', { name: 'Throw' }).click();
  await expect(problem).toContainText('Error: handled badly');
  await replace(
    program(
      "const [bad, setBad] = useState(false);\n  if (bad) { throw new Error('drawn again'); }\n  return <Button onClick={() => setBad(true)}>Again</Button>;",
      "import { useState } from 'react';",
    ),
  );
  await preview.getByRole('button', { name: 'Again' }).click();
  await expect(problem).toContainText('Error: drawn again');
  await expect(preview.getByRole('alert')).toContainText('drawn again');
});

test('Enter enters the editor, Tab indents only inside, and only Escape leaves it, not a demo that focuses itself', async ({
  page,
}) => {
  const { demo, host, content, preview, replace } = await editDemo(page);
  await expect(content).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await expect(content).toBeFocused();
  await expect(content.locator('.cm-line').first()).toHaveText(/^ {2}/);
  await page.keyboard.press('Escape');
  await expect(host).toBeFocused();
  await expect(host).toHaveAccessibleDescription(/Press Enter to edit/);
  const before = await content.textContent();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => host.evaluate((element) => element.contains(document.activeElement)))
    .toBe(false);
  await expect.poll(() => content.textContent()).toBe(before);
  await page.keyboard.press('Shift+Tab');
  await expect(host).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await expect(content).toHaveAccessibleDescription(/Escape to stop/);
  await expect(content).toHaveAccessibleName('BasicButtons.tsx');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(demo.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

  // A demo that takes the focus does not interrupt typing.
  await replace(
    program(
      'return <TextField label="Name" inputRef={(field) => field?.focus()} />;',
      "import TextField from '@mui/material/TextField';",
    ),
  );
  await expect(preview.getByLabel('Name')).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.type('// still here');
  await expect(content).toContainText('// still here');
  // The reader can move the focus into the frame after the last edit has been rendered. Until then the field may be
  // replaced.
  const field = preview.getByLabel('Name');
  await expect(async () => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ada');
    await expect(field).toBeFocused({ timeout: 200 });
    await expect(field).toHaveValue('Ada', { timeout: 200 });
  }).toPass();
});

test('@full edits survive stopping, which restores the shown code, and a reload, and count as unsaved until a reset restores the demo', async ({
  page,
}) => {
  const isUnsaved = () =>
    page.evaluate(
      () => !document.dispatchEvent(new Event('docs-unsaved-changes', { cancelable: true })),
    );
  const { demo, preview, content, replace } = await editDemo(page);
  const original = await content.textContent();
  expect(await isUnsaved()).toBe(false);
  await replace(program('return <Button>Mine</Button>;'));
  expect(await isUnsaved()).toBe(true);
  await expect(preview.getByRole('button', { name: 'Mine' })).toBeVisible();
  const button = demo.getByRole('button', { name: 'Edit', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.locator('.d-demo-preview')).toBeVisible();
  await expect(demo.locator('.d-demo-code')).toContainText('@mui/material/Button');
  await expect(demo.locator('.d-demo-code')).not.toContainText('Mine');
  expect(await isUnsaved()).toBe(true);
  await button.click();
  await expect(preview.getByRole('button', { name: 'Mine' })).toBeVisible();

  await editDemo(page);
  await expect(preview.getByRole('button', { name: 'Mine' })).toBeVisible();
  expect(await isUnsaved()).toBe(true);
  await replace(program('return <Button>Mine too</Button>;'));
  await expect(preview.getByRole('button', { name: 'Mine too' })).toBeVisible();
  expect(await isUnsaved()).toBe(true);
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  expect(await isUnsaved()).toBe(false);
  await expect(preview.getByRole('button', { name: 'Mine' })).toHaveCount(0);
  await expect(preview.getByRole('button').first()).toBeVisible();
  await expect.poll(() => content.textContent()).toBe(original);

  await editDemo(page);
  await expect.poll(() => content.textContent()).toBe(original);
  expect(await isUnsaved()).toBe(false);
});

test('@full the frame follows each change of mode, direction and density', async ({ page }) => {
  const { demo, preview } = await editDemo(page);
  const root = demo.frameLocator('.d-demo-playground').locator('html');
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
  await openSettings(page);
  // Each update contains all settings, so the next one would make up for a change that sent none.
  for (const [name, attribute, value] of [
    ['Dark', 'data-mui-color-scheme', 'dark'],
    ['Right to left', 'dir', 'rtl'],
    ['Dense', 'data-density', 'dense'],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
    await expect(root).toHaveAttribute(attribute, value);
  }
  await expect(preview.getByRole('button').first()).toHaveClass(/MuiButton-sizeSmall/);
});

test('the code of the editor is loaded only when a reader edits', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const requests = watchRequests(page.context());
  await page.goto(buttons);
  await requests.waitForIdle(page);
  const isOfEditor = (file: string) => /playground|edit-demo|sandbox-/.test(file);
  expect(files.filter(isOfEditor)).toEqual([]);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect.poll(() => files.filter(isOfEditor).length).toBeGreaterThan(3);
});
