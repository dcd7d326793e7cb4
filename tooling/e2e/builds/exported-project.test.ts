import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportProject, showProject } from '../src/export-project';
import { linkPackages } from '../src/sites/link-packages';
import { fixtureDir } from '../src/sites/list-app-dirs';

const run = promisify(execFile);
const copies = path.join(import.meta.dirname, '../.tmp');

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  await mkdir(copies, { recursive: true });
  folder = await mkdtemp(path.join(copies, 'exported-'));
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

// The installation by a package manager is tested in `registry/exported-projects.test.ts`.
it.each([
  ['tiny', 'the root of the app'],
  ['shell-material', 'the default root of Material UI'],
])(
  'a project exported from %s has installed versions and types, builds, and runs in %s',
  async (fixture) => {
    const project = path.join(folder, fixture);
    const demo = {
      appDir: fixtureDir(fixture),
      id: 'switch/FirstSwitch.tsx',
      variant: 'TS',
    } as const;
    expect(await exportProject(demo, project)).toEqual([]);
    await linkPackages(project);
    const { dependencies, devDependencies, scripts } = await readPackageJson(project);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const installed = await readPackageJson(path.join(project, 'node_modules', name));
      expect([name, version]).toEqual([name, installed.version]);
    }
    // The links above find the peers of a package beside it. A package manager installs them only if they are listed.
    const app = await readPackageJson(demo.appDir);
    for (const name of Object.keys(dependencies)) {
      const { peerDependencies } = await readPackageJson(path.join(project, 'node_modules', name));
      const peers = Object.keys(peerDependencies ?? {}).filter((peer) => peer in app.dependencies);
      expect(Object.keys(dependencies), name).toEqual(expect.arrayContaining(peers));
    }
    expect(scripts['build']).toBe('tsc && vite build');
    await inProject(project, 'typescript/bin/tsc');
    await inProject(project, 'vite/bin/vite.js', 'build');
    const errors = await showProject(browser, path.join(project, 'dist'), 'First', async (page) => {
      // Only a theme sets it. A demo without one looks almost the same.
      const color = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
      );
      expect(color).toBe('#1976d2');
    });
    expect(errors).toEqual([]);
  },
);

async function inProject(
  project: string,
  program: string,
  ...args: readonly string[]
): Promise<void> {
  const command = path.join(project, 'node_modules', program);
  await run(process.execPath, [command, ...args], { cwd: project });
}

interface PackageJson {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

async function readPackageJson(place: string): Promise<PackageJson> {
  return JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8')) as PackageJson;
}
