import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportProject, showProject } from '../src/export-project';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

/** A demo of each kind, and a text that it shows when it runs. */
const shapes = [
  {
    shape: 'fixture',
    app: 'tooling/e2e/fixtures/tiny',
    id: 'switch/FirstSwitch.tsx',
    shows: 'First',
  },
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

it.each(rows)('$shape, in $variant: installs, builds and runs', async (row) => {
  const project = path.join(folder, `${path.basename(row.app)}-${row.variant}`);
  const demo = { appDir: path.join(root, row.app), id: row.id, variant: row.variant };
  expect(await exportProject(demo, project)).toEqual([]);
  await pnpm(project, 'install', '--prefer-offline', '--ignore-scripts');
  await pnpm(project, 'run', 'build');
  expect(await showProject(browser, path.join(project, 'dist'), row.shows)).toEqual([]);
});

/** Runs the package manager of the repository, which has most of the packages already. */
async function pnpm(cwd: string, ...args: readonly string[]): Promise<void> {
  const { packageManager } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  ) as { packageManager: string };
  await run('npx', ['-y', packageManager, ...args], { cwd, env: { ...process.env, CI: '1' } });
}
