import type { Locator, Page } from '@playwright/test';
import { findAccessibilityFaults, openSettings, watchRequests } from '@tooling/playwright/page';
import { expect, test } from '@tooling/playwright/test';

const buttons = '/material-ui/react-button/';
const name = 'BasicButtons';

/** A demo that is being edited. */
interface Editing {
  readonly demo: Locator;
  readonly host: Locator;
  readonly content: Locator;
  readonly problem: Locator;
  /** What runs. */
  readonly stage: Locator;
  readonly replace: (text: string) => Promise<void>;
}

async function edit(page: Page, address = buttons, demoName = name): Promise<Editing> {
  await page.goto(address);
  const demo = page.locator(`[data-demo="${demoName}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-hydrated', '');
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo).toHaveAttribute('data-running', '', { timeout: 15_000 });
  const content = demo.getByRole('textbox');
  return {
    demo,
    content,
    host: demo.getByRole('group', { name: `${demoName}.tsx` }).last(),
    problem: demo.getByRole('status'),
    stage: demo.frameLocator('.d-demo-playground').locator('.d-demo-preview'),
    async replace(text) {
      await content.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

const program = (body: string, before = '') =>
  `import Button from '@mui/material/Button';\n${before}\nexport default function Mine() {\n  ${body}\n}\n`;

test('a reader edits a demo in TypeScript and sees it run', async ({ page, watch }) => {
  const { stage, replace, demo } = await edit(page);
  await expect(stage.getByRole('button').first()).toBeVisible();
  // A component that the page has not loaded, and types.
  await replace(
    program(
      "const [on, setOn] = useState<boolean>(false);\n  return <Chip label={on ? 'On' : 'Off'} onClick={() => setOn(!on)} />;",
      "import { useState } from 'react';\nimport Chip from '@mui/material/Chip';",
    ),
  );
  await stage.getByRole('button', { name: 'Off' }).click();
  await expect(stage.getByRole('button', { name: 'On' })).toBeVisible();
  // What is copied is what was typed.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await demo.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('useState<boolean>');
  expect(watch.browserErrors).toEqual([]);
  expect(await findAccessibilityFaults(page, `[data-demo="${name}"]`)).toEqual([]);
  // The examination asks for style sheets, which the policy of the frame forbids.
  watch.browserErrors.length = 0;
});

test('an error stands under the code, and the last good rendering stays', async ({ page }) => {
  const { stage, problem, replace } = await edit(page);
  await replace(program('return <Button>First</Button>;'));
  await expect(stage.getByRole('button', { name: 'First' })).toBeVisible();
  const faults: [string, string][] = [
    [program('return <Button>Second</Button'), 'Line 4: '],
    [program('const a = 1 2;\n  return null;'), 'Line 4: '],
    [program("throw new Error('drawn badly');"), 'Error: drawn badly'],
    [program('return null;', "throw new Error('too early');"), 'Error: too early'],
    [program('return null;', "import x from 'lodash';\nconsole.log(x);"), '“lodash” cannot be'],
    ['const a = 1;', 'Export the component'],
  ];
  for (const [code, message] of faults) {
    await replace(code);
    await expect(problem).toContainText(message);
    await expect(stage.getByRole('button', { name: 'First' })).toBeVisible();
  }
  await replace(program('return <Button>Third</Button>;'));
  await expect(stage.getByRole('button', { name: 'Third' })).toBeVisible();
  await expect(problem).toBeEmpty();
});

test('what a handler, a timer or an effect throws is said under the code', async ({ page }) => {
  const { stage, problem, replace } = await edit(page);
  await replace(
    program("return <Button onClick={() => { throw new Error('handled badly'); }}>Throw</Button>;"),
  );
  await stage.getByRole('button', { name: 'Throw' }).click();
  await expect(problem).toContainText('Error: handled badly');
  await replace(
    program(
      "const [bad, setBad] = useState(false);\n  if (bad) { throw new Error('drawn again'); }\n  return <Button onClick={() => setBad(true)}>Again</Button>;",
      "import { useState } from 'react';",
    ),
  );
  await stage.getByRole('button', { name: 'Again' }).click();
  await expect(problem).toContainText('Error: drawn again');
  await expect(stage.getByRole('alert')).toContainText('drawn again');
});

test('Enter goes in, Tab indents inside alone, Escape leaves', async ({ page }) => {
  const { demo, host, content } = await edit(page);
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
  await expect(content).toHaveAccessibleDescription(/Escape leaves/);
  await expect(content).toHaveAccessibleName(`${name}.tsx`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(demo.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
});

test('a demo that takes the focus when it is drawn does not take it from who types', async ({
  page,
}) => {
  const { stage, content, replace } = await edit(page);
  await replace(
    program(
      'return <TextField label="Name" inputRef={(field) => field?.focus()} />;',
      "import TextField from '@mui/material/TextField';",
    ),
  );
  await expect(stage.getByLabel('Name')).toBeVisible();
  await expect(content).toBeFocused();
  await page.keyboard.type('// still here');
  await expect(content).toContainText('// still here');
  // Who goes there gets there, once what was typed last is drawn: until then the field may be replaced.
  const field = stage.getByLabel('Name');
  await expect(async () => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ada');
    await expect(field).toBeFocused({ timeout: 200 });
    await expect(field).toHaveValue('Ada', { timeout: 200 });
  }).toPass();
});

test('reset brings the demo back, and stopping keeps what was typed', async ({ page }) => {
  const { demo, stage, content, replace } = await edit(page);
  const original = await content.textContent();
  await replace(program('return <Button>Mine</Button>;'));
  await expect(stage.getByRole('button', { name: 'Mine' })).toBeVisible();
  const button = demo.getByRole('button', { name: 'Edit', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.locator('.d-demo-preview')).toBeVisible();
  await expect(demo.locator('.d-demo-code')).toContainText('@mui/material/Button');
  await button.click();
  await expect(stage.getByRole('button', { name: 'Mine' })).toBeVisible();
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(stage.getByRole('button', { name: 'Mine' })).toHaveCount(0);
  await expect(stage.getByRole('button').first()).toBeVisible();
  await expect.poll(() => content.textContent()).toBe(original);
});

test('what was typed would be lost by leaving, until it is put back', async ({ page }) => {
  const isUnsaved = () =>
    page.evaluate(
      () => !document.dispatchEvent(new Event('docs-unsaved-changes', { cancelable: true })),
    );
  const { demo, replace } = await edit(page);
  expect(await isUnsaved()).toBe(false);
  await replace(program('return <Button>Mine</Button>;'));
  expect(await isUnsaved()).toBe(true);
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  expect(await isUnsaved()).toBe(false);
});

test('code without end is stopped; the page goes on, and the reader can mend it', async ({
  page,
}) => {
  const { demo, stage, problem, replace } = await edit(page);
  await replace(program('return <Button>Good</Button>;'));
  await expect(stage.getByRole('button', { name: 'Good' })).toBeVisible();
  await replace(program('while (true) {}\n  return null;'));
  await expect(problem).toContainText('A loop did not come to an end', { timeout: 15_000 });
  await expect(stage.getByRole('button', { name: 'Good' })).toBeVisible();
  // What loops inside the language itself cannot be asked to stop.
  await replace(program("/^(a+)+$/.test('a'.repeat(60) + 'b');\n  return null;"));
  // The page's own clock stops it: it could not if the code held the page up as well.
  await expect(problem).toContainText('so it was stopped', { timeout: 15_000 });
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(problem.getByRole('button', { name: 'Run again' })).toBeVisible();
  await replace(program('return <Button>Mended</Button>;'));
  await expect(stage.getByRole('button', { name: 'Mended' })).toBeVisible();
});

test('code that opens another address in its frame is stopped with a notice', async ({ page }) => {
  const { demo, problem, stage, content, replace } = await edit(page);
  await replace(
    program(
      "useEffect(() => { location.href = '/material-ui/'; }, []);\n  return null;",
      "import { useEffect } from 'react';",
    ),
  );
  await expect(problem).toContainText('The code opened another address in its frame');
  await expect(demo.locator('.d-demo-playground')).toHaveCount(0);
  await replace(program('return <Button>Mended</Button>;'));
  await expect(stage.getByRole('button', { name: 'Mended' })).toBeVisible();
  await expect(content).toBeFocused();
});

test('what was typed survives a reload', async ({ page }) => {
  const { stage, replace } = await edit(page);
  await replace(program('return <Button>Typed before</Button>;'));
  await expect(stage.getByRole('button', { name: 'Typed before' })).toBeVisible();
  const again = await edit(page);
  await expect(again.stage.getByRole('button', { name: 'Typed before' })).toBeVisible();
  await again.demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(again.content).not.toContainText('Typed before');
  const original = await edit(page);
  await expect(original.content).not.toContainText('Typed before');
});

test('the frame follows mode, direction and density', async ({ page }) => {
  const { demo, stage } = await edit(page);
  const root = demo.frameLocator('.d-demo-playground').locator('html');
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
  await openSettings(page);
  for (const setting of ['Right to left', 'Dense']) {
    await page.getByRole('radio', { name: setting, exact: true }).check({ force: true });
  }
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true });
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-density', 'dense');
  await expect(stage.getByRole('button').first()).toHaveClass(/MuiButton-sizeSmall/);
});

/** What hostile code tries; each must fail, in the browser's own words. */
const attempts = {
  'reads the page': 'parent.document.body',
  'writes the page': "parent.document.title = 'taken'",
  'calls into the page': "parent.eval('1')",
  'leads the page away': "top.location.href = 'about:blank'",
  'reads storage': "localStorage.getItem('mui-mode')",
  'reads storage of the session': 'sessionStorage.length',
  'reads cookies': 'document.cookie',
  'opens a database': "indexedDB.open('a')",
  'registers a worker': "navigator.serviceWorker.register('/sw.js')",
  'makes code of text': "new Function('return 1')()",
  'asks the site': "fetch('/material-ui/')",
  'asks anybody': "fetch('https://example.com/')",
  'opens a window': "window.open('https://example.com/') ?? Promise.reject('blocked')",
};

test('hostile code reaches neither the page nor its storage', async ({ page, context, watch }) => {
  await page.addInitScript(() => {
    if (window === top) {
      localStorage.setItem('secret', 'treasure');
      document.cookie = 'secret=treasure;path=/';
    }
  });
  const { stage, replace } = await edit(page);
  const rows = Object.entries(attempts).map(
    ([what, code]) => `[${JSON.stringify(what)}, async () => { return ${code}; }]`,
  );
  await replace(`import { useEffect, useState } from 'react';
const attempts = [${rows.join(', ')}];
export default function Hostile() {
  const [results, setResults] = useState([]);
  useEffect(() => {
    for (const [what, attempt] of attempts) {
      attempt().then(() => 'succeeded', () => 'failed').then((result) =>
        setResults((before) => [...before, what + ': ' + result]),
      );
    }
  }, []);
  return <ul>{results.map((result) => <li key={result}>{result}</li>)}</ul>;
}
`);
  const items = stage.getByRole('listitem');
  await expect(items).toHaveCount(Object.keys(attempts).length);
  expect((await items.allTextContents()).sort()).toEqual(
    Object.keys(attempts)
      .map((what) => `${what}: failed`)
      .sort(),
  );
  await expect(page).toHaveURL(buttons);
  await expect(page).not.toHaveTitle('taken');
  expect(context.pages()).toHaveLength(1);
  // The browser reports each attempt that its policy stopped.
  const own = watch.browserErrors.splice(0);
  expect(own.filter((text) => !/violates|sandbox|Unsafe attempt|Blocked/i.test(text))).toEqual([]);
});

test('nothing that edits is loaded before a reader edits', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const requests = watchRequests(page.context());
  await page.goto(buttons);
  await requests.waitForIdle(page);
  const isOfEditor = (file: string) => /playground|project-|edit-demo|sandbox-actions/.test(file);
  expect(files.filter(isOfEditor)).toEqual([]);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect.poll(() => files.filter(isOfEditor).length).toBeGreaterThan(3);
});

test('its document runs nothing for those who open it by itself', async ({ page }) => {
  const response = await page.goto('/material-ui/_demos/_playground/');
  expect(response?.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  await expect(page.locator('[data-playground]')).toBeEmpty();
  expect(await page.evaluate(() => origin)).toBe('null');
});
