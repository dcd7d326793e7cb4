import type { BrowserContext, Page } from '@playwright/test';
import { turnToDemo } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import lzString from 'lz-string';
import { editDemo } from '../src/edit-demo';

const page1 = '/material-ui/react-button/';

/** Files of a project by path. */
type Files = Readonly<Record<string, string>>;

interface Posted {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Presses a button that sends a form to another site, and responds to it locally. */
async function press(page: Page, demoName: string, button: string): Promise<Posted> {
  const posted = takePost(page.context());
  const demo = page.locator(`[data-demo="${demoName}"]`);
  const opened = page.waitForEvent('popup').catch(() => undefined);
  await demo.getByRole('button', { name: button }).click();
  const result = await posted;
  await (await opened)?.close();
  return result;
}

async function takePost(context: BrowserContext): Promise<Posted> {
  return new Promise((resolve, reject) => {
    context
      .route(/^https:\/\/(stackblitz\.com|codesandbox\.io)\//, async (route) => {
        const request = route.request();
        await route.fulfill({ contentType: 'text/html', body: '<title>Taken</title>' });
        resolve({
          url: request.url(),
          fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')),
        });
      })
      .catch(reject);
  });
}

function stackBlitzFiles({ fields }: Posted): Files {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return path === undefined ? [] : [[path, text.replaceAll('\r\n', '\n')]];
    }),
  );
}

function codeSandboxFiles({ fields }: Posted): Files {
  const packed = (fields['parameters'] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(lzString.decompressFromBase64(packed)) as {
    files: Record<string, { content: string }>;
  };
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await turnToDemo(page);
}

test('StackBlitz gets the whole project in TypeScript', async ({ page }) => {
  await open(page, page1);
  const posted = await press(page, 'LoadingButton', 'Open in StackBlitz');
  expect(posted.url).toBe('https://stackblitz.com/run?file=src%2Fdemo%2FLoadingButton.tsx');
  expect(posted.fields).toMatchObject({
    'project[template]': 'node',
    'project[title]': 'LoadingButton – Material UI',
  });
  const files = stackBlitzFiles(posted);
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/Root.tsx',
    'src/demo/LoadingButton.tsx',
    'src/main.tsx',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  const packageJson = JSON.parse(files['package.json'] ?? '') as Record<string, object>;
  expect(Object.keys(packageJson['dependencies'] ?? {})).toEqual([
    '@emotion/react',
    '@emotion/styled',
    '@mui/material',
    'react',
    'react-dom',
  ]);
  for (const version of Object.values({
    ...packageJson['dependencies'],
    ...packageJson['devDependencies'],
  })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
  }
});

test('@full the export is in the selected language', async ({ page }) => {
  await open(page, page1);
  await page
    .locator('[data-demo="LoadingButton"]')
    .getByRole('button', { name: 'JavaScript' })
    .click();
  const posted = await press(page, 'LoadingButton', 'Open in CodeSandbox');
  expect(posted.url).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(posted.fields).toMatchObject({
    environment: 'server',
    query: 'file=%2Fsrc%2Fdemo%2FLoadingButton.jsx',
  });
  const files = codeSandboxFiles(posted);
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/Root.jsx',
    'src/demo/LoadingButton.jsx',
    'src/main.jsx',
    'vite.config.js',
  ]);
  expect(files['src/main.jsx']).not.toContain('!');
});

test('relative files are exported, and a library without a root has no root file', async ({
  page,
}) => {
  await open(page, '/base-ui/react-dialog/');
  const files = stackBlitzFiles(await press(page, 'BasicDialog', 'Open in StackBlitz'));
  expect(Object.keys(files).filter((path) => path.startsWith('src/'))).toEqual([
    'src/main.tsx',
    'src/demo/dialog/BasicDialog.tsx',
    'src/demo/theme.css',
    'src/demo/dialog/dialog.css',
  ]);
});

test('@full edits of the reader are exported in the language that they were made in, and no other file changes', async ({
  page,
}) => {
  const { demo, content, replace } = await editDemo(page, page1, 'LoadingButton');
  await expect(content).toBeFocused();
  const exportIn = async (language: string, service = 'CodeSandbox'): Promise<Files> => {
    await demo.getByRole('button', { name: language }).click();
    const posted = await press(page, 'LoadingButton', `Open in ${service}`);
    return service === 'CodeSandbox' ? codeSandboxFiles(posted) : stackBlitzFiles(posted);
  };
  const tsFiles = await exportIn('TypeScript');
  const jsFiles = await exportIn('JavaScript');
  const code = 'export default () => <p>Typed & “quoted”</p>;';
  const editedJs = { ...jsFiles, 'src/demo/LoadingButton.jsx': `${code} // JavaScript` };
  const editedTs = { ...tsFiles, 'src/demo/LoadingButton.tsx': code };
  await replace(editedJs['src/demo/LoadingButton.jsx']);
  expect(await exportIn('JavaScript')).toEqual(editedJs);
  expect(await exportIn('TypeScript')).toEqual(tsFiles);
  await replace(code);
  for (const service of ['CodeSandbox', 'StackBlitz']) {
    expect(await exportIn('TypeScript', service)).toEqual(editedTs);
    expect(await exportIn('JavaScript', service)).toEqual(editedJs);
  }
});
