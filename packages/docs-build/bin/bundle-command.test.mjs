import { execFile } from 'node:child_process';
import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { beforeAll, expect, it } from 'vitest';
import { bundleCommand } from './bundle-command.mjs';
import { sourcePackages } from './digest-command.mjs';

const packageDir = path.join(import.meta.dirname, '..');
const temporary = temporaryFolder('bundle-command');
const folder = path.join(temporary, 'bundle');

beforeAll(async () => {
  // The bundle does not contain all packages.
  await symlink(path.join(packageDir, 'node_modules'), path.join(temporary, 'node_modules'));
  await bundleCommand(folder);
});

it('writes files that load, also those of commands that are used rarely', async () => {
  const files = (await readdir(folder)).filter((file) => /(?<!^main)\.js$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const load = files.map((file) => `await import('./${file}');`).join('\n');
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', load], {
    cwd: folder,
  });
});

it('has the messages of zod in English only', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  // A failed comparison would print the whole bundle.
  const has = (message) => texts.some((text) => text.includes(message));
  expect([has('Invalid input: expected'), has('Eingabe: erwartet')]).toEqual([true, false]);
});

async function readSources() {
  const names = JSON.parse(await readFile(path.join(folder, 'sources.json'), 'utf8'));
  const packagesDir = path.join(packageDir, '..');
  return names.map((name) => path.relative(packagesDir, path.join(folder, name)));
}

it('contains sources of the packages that its digest depends on, and of no other', async () => {
  const packages = (await readSources()).map((name) => name.split(path.sep)[0]);
  expect([...new Set(packages)].sort()).toEqual(sourcePackages.toSorted());
});

it('lists the sources of the bundle, without the frame of pages, which Next renders', async () => {
  const sources = await readSources();
  expect(sources).toContain('docs-build/src/dev/dev-pages.ts');
  expect(sources).toContain('docs-build/src/search-index/create-search-index.ts');
  expect(sources).toContain('docs-shell/src/features/content/Callout.tsx');
  const frame = sources.filter((name) => name.startsWith('docs-shell/src/features/frame/'));
  expect(frame.filter((name) => name.endsWith('.tsx'))).toEqual([]);
});
