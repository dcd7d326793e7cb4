import { execFile } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { copyApp, docsCommand, readFiles, type AppCopy } from '@tooling/fixture-builder';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { contentTypeOf } from 'docs-build/serve';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { tinySite } from '../src/sites/fixture-sites';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps } from '../src/sites/serve-apps';

const run = promisify(execFile);

let app: AppCopy;
let browser: Browser;

beforeAll(async () => {
  app = await copyApp(fixtureDir('zh'), 'self-contained');
  for (const folder of ['content', 'translations'])
    await renameProduct(path.join(app.appDir, folder));
  await renameProduct(app.appDir);
  await app.edit('product.ts', "id: 'joy-ui',", "id: 'ink',");
  await app.edit('product.ts', "name: 'Joyful',", "name: 'Ink',");
  await app.edit(
    'product.ts',
    'versions: [',
    "route: { category: 'core', prefixes: ['/ink'], selfContained: true },\n  versions: [",
  );
  await mkdir(path.join(app.appDir, 'demos'));
  await writeFile(path.join(app.appDir, 'demos/Counter.tsx'), demo);
  await writeFile(path.join(app.appDir, 'demo-root.tsx'), demoRoot);
  const index = path.join(app.appDir, 'content/index.mdx');
  await writeFile(
    index,
    `${await readFile(index, 'utf8')}\n<Demo file="Counter.tsx" title="A counter" />\n`,
  );
  await app.build();
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await app.remove();
});

const demo = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

const demoRoot = `import type { DemoRootProps } from 'docs-shell/demos';

export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
`;

/** Moves the product of the fixture to a path that the product table does not have. */
async function renameProduct(folder: string): Promise<void> {
  for (const entry of await readdir(folder, {
    withFileTypes: true,
    recursive: folder !== app.appDir,
  })) {
    if (!entry.isFile() || !/\.(json|mdx|ts)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('/zh/joy-ui', '/ink/zh').replaceAll('/joy-ui', '/ink'));
  }
}

it('writes every file below the prefix of the product', async () => {
  const files = [...(await readFiles(path.join(app.appDir, 'dist'))).keys()];
  expect(files.filter((file) => !file.startsWith('ink/'))).toEqual([]);
  expect(files).toContain('ink/zh/react-button/index.html');
  expect(files).toContain('ink/zh/404.html');
  const html = await readFile(path.join(app.appDir, 'dist/ink/index.html'), 'utf8');
  expect(html).not.toMatch(/"\/_assets\/[^*]/);
});

it('works as the page of a project on GitHub, which has the folder of its repository only', async () => {
  await run(process.execPath, [docsCommand(app.appDir), 'deploy', '--target', 'github-pages'], {
    cwd: app.appDir,
  });
  const url = await serveProject(path.join(app.appDir, '.docs/deploy/github-pages/public/ink'));
  const { page, problems } = await openPage();
  await page.goto(`${url}/ink/`);
  await tryProduct(page, url);
  await page.goto(`${url}/ink/zh/unknown/`);
  await page.getByText('Page not found').first().waitFor();
  // Files outside belong to the root of the host and to other products, which are not there.
  const own = problems.filter((problem) => problem.includes('/ink/'));
  expect(own.filter((problem) => !problem.includes('/unknown/'))).toEqual([]);
});

it('joins a site whose other products have languages and assets at the root', async () => {
  const served = await serveApps({ ...tinySite, ink: app.appDir });
  onTestFinished(() => served.close());
  const { page, problems } = await openPage();
  await page.goto(`${served.url}/system/`);
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await page.locator('[data-products] a', { hasText: 'Ink' }).click();
  await page.waitForURL(`${served.url}/ink/`);
  await tryProduct(page, served.url);
  const answer = async (address: string) => {
    const response = await fetch(served.url + address, { redirect: 'manual' });
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };
  expect(await answer('/ink/zh/button')).toEqual([308, '/ink/zh/react-button/']);
  expect(await answer('/ink/zh/unknown/')).toEqual([404, expect.stringContaining('找不到页面')]);
  expect(problems).toEqual([]);
});

/** Uses a demo, another language and the search of the product. */
async function tryProduct(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL(`${url}/ink/zh/`);
  await page.locator('main').getByRole('link', { name: '按钮' }).click();
  await page.waitForURL(`${url}/ink/zh/react-button/`);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search' }).fill('安装');
  await page.getByRole('option', { name: '安装' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/ink/zh/getting-started/installation/`);
}

async function openPage(): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return { page, problems };
}

/** Serves a folder at `/ink/`, as GitHub serves the page of a project. */
async function serveProject(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith('/ink/') ? pathname.slice('/ink/'.length) : undefined;
    const file = path.join(folder, below ?? '404.html', pathname.endsWith('/') ? 'index.html' : '');
    const isFound = below !== undefined && existsSync(file) && statSync(file).isFile();
    const shown = isFound ? file : path.join(folder, '404.html');
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': contentTypeOf(shown) });
    createReadStream(shown).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
