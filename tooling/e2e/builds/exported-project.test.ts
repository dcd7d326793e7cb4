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
let project: string;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  await mkdir(copies, { recursive: true });
  project = await mkdtemp(path.join(copies, 'exported-'));
});

afterAll(async () => {
  await browser.close();
  await rm(project, { recursive: true });
});

// The installation by a package manager is tested in `registry/exported-projects.test.ts`.
it('an exported project depends on the installed versions, has correct types, builds and runs', async () => {
  const demo = { appDir: fixtureDir('tiny'), id: 'switch/FirstSwitch.tsx', variant: 'TS' } as const;
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
  await inProject('typescript/bin/tsc');
  await inProject('vite/bin/vite.js', 'build');
  expect(await showProject(browser, path.join(project, 'dist'), 'First')).toEqual([]);
});

async function inProject(program: string, ...args: readonly string[]): Promise<void> {
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

async function readPackageJson(folder: string): Promise<PackageJson> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
}
