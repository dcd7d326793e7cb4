#!/usr/bin/env node
// Opens the pages of the app in the current folder in a browser. The app must be built.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const appDir = process.cwd();
const distDir = path.join(appDir, 'dist');
if (!existsSync(distDir)) {
  console.error(`${distDir} does not exist. Build the app first: npx docs build`);
  process.exit(1);
}

const home = path.resolve(import.meta.dirname, '..');
const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', home, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, E2E_APP_DIR: appDir, E2E_SITE_DIR: distDir } },
);
process.exit(status ?? 1);
