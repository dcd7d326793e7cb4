import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { createSiteServer } from '@tooling/site/serve';
import { createDemoProject, deriveJavaScript } from 'docs-build/projects';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

/** A demo of each shape (SPEC CT-4), and words that it shows when it runs. */
const shapes = [
  { shape: 'plain', app: 'apps/material', id: 'button/BasicButtons.tsx', shows: 'Save draft' },
  {
    shape: 'relative files',
    app: 'apps/base',
    id: 'dialog/BasicDialog.tsx',
    shows: 'Show opening',
  },
  { shape: 'data', app: 'apps/experiments', id: 'files/StockList.tsx', shows: '12 on shelf A2' },
  { shape: 'data grid', app: 'apps/x', id: 'overview/FirstGrid.tsx', shows: 'The Tide Tables' },
] as const;

const rows = shapes.flatMap((shape) =>
  (['TS', 'JS'] as const).map((variant) => ({ ...shape, variant })),
);

/** Each installs a project from the registry: this one always, those of the products in the whole matrix. */
const first = {
  shape: 'fixture',
  app: 'tooling/e2e/fixtures/tiny',
  id: 'switch/FirstSwitch.tsx',
  shows: 'First',
  variant: 'TS',
} as const;
const tested = process.env['E2E_TIER'] === 'full' ? [first, ...rows] : [first];

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  folder = await mkdtemp(path.join(tmpdir(), 'docs-exported-'));
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

it.each(tested)('$shape, in $variant: installs, builds and shows', async (row) => {
  const { demo, faults } = await createDemoProject({
    appDir: path.join(root, row.app),
    productName: row.shape,
    id: row.id,
    toJavaScript: deriveJavaScript,
  });
  expect(faults).toEqual([]);
  const project = path.join(folder, `${path.basename(row.app)}-${row.variant}`);
  for (const [file, text] of Object.entries(demo.files[row.variant])) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), text);
  }
  await pnpm(project, 'install', '--prefer-offline', '--ignore-scripts');
  await pnpm(project, 'run', 'build');
  expect(await show(path.join(project, 'dist'), row.shows)).toEqual([]);
});

/** Runs the package manager of the repository, which has most of the packages already. */
async function pnpm(cwd: string, ...args: readonly string[]): Promise<void> {
  const { packageManager } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  ) as { packageManager: string };
  await run('npx', ['-y', packageManager, ...args], { cwd, env: { ...process.env, CI: '1' } });
}

/** Opens a built project until it shows a text, and answers what the browser complained about. */
async function show(dist: string, text: string): Promise<string[]> {
  const complaints: string[] = [];
  const server = await createSiteServer({ root: dist, productTable: [], port: 0 });
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' && !message.location().url.includes('favicon');
    if (isComplaint) {
      complaints.push(message.text());
    }
  });
  await page.goto(server.url);
  await page.getByText(text).or(page.getByLabel(text)).first().waitFor();
  await page.close();
  await server.close();
  return complaints;
}
