import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApp } from '../load/app.fixture';
import { writeBelow } from '../lib/write-below';
import { codemods } from './codemods';
import { findUncommitted } from './find-uncommitted';
import { describeChanges, listChanges } from './list-changes';
import { readOwnPackage } from './own-package';
import { planUpgrade, raiseVersions, selectCodemods } from './plan-upgrade';
import { showEdits } from './show-edits';
import type { ReleasedChange } from './types';

const packageJson = (build: string, shell = build) =>
  `${JSON.stringify({ name: 'paint', dependencies: { 'docs-build': build, 'docs-shell': shell, react: '^19.0.0' } }, null, 2)}\n`;

describe('raiseVersions', () => {
  it.each([
    ['1.0.0', 'npm:@docs/docs-build@1.2.0'],
    ['^1.0.0', 'npm:@docs/docs-build@^1.2.0'],
    ['npm:@docs/docs-build@~1.1.0', 'npm:@docs/docs-build@~1.2.0'],
    ['npm:@old-scope/docs-build@1.1.0', 'npm:@docs/docs-build@1.2.0'],
    ['latest', 'npm:@docs/docs-build@1.2.0'],
    ['workspace:*', 'workspace:*'],
    ['file:../docs-build.tgz', 'file:../docs-build.tgz'],
  ])('%s becomes %s', (before, after) => {
    const text = raiseVersions(packageJson(before, 'workspace:*'), '1.2.0', '@docs');
    expect(text).toBe(packageJson(after, 'workspace:*'));
    expect(raiseVersions(text, '1.2.0', '@docs')).toBe(text);
  });

  it('keeps the indentation', () => {
    const text = packageJson('1.0.0').replaceAll('  ', '\t');
    expect(raiseVersions(text, '1.2.0', '@docs')).toBe(
      packageJson('npm:@docs/docs-build@1.2.0', 'npm:@docs/docs-shell@1.2.0').replaceAll(
        '  ',
        '\t',
      ),
    );
  });
});

describe('selectCodemods', () => {
  it.each([
    ['1.0.0', '1.1.0', 2],
    ['1.0.0', '1.1.0-rc.1', 2],
    ['1.0.0', '2.3.4', 2],
    ['1.0.0', '1.0.9', 0],
    ['1.1.0', '1.2.0', 0],
  ])('from %s to %s: %i', (from, to, count) => {
    const { length } = selectCodemods(codemods, { from, to }).filter(
      ({ version }) => version === '1.1.0',
    );
    expect(length).toBe(count);
  });
});

const released: readonly ReleasedChange[] = [
  { version: '1.2.0', kind: 'minor', text: 'Slots.', files: ['docs.config.ts'] },
  { version: '1.1.0', kind: 'patch', text: 'A fix.' },
  { version: '1.1.0', kind: 'major', text: 'A break.', files: ['nowhere'] },
  { version: '1.0.0', kind: 'minor', text: 'Old.' },
];

describe('listChanges', () => {
  const list = (from: string, to: string, ...files: string[]) =>
    listChanges(released, { from, to }, (file) => files.includes(file)).map(({ text }) => text);

  it('lists what comes after the installed version, newest first', () => {
    expect(list('1.0.0', '1.2.0', 'docs.config.ts')).toEqual(['Slots.', 'A break.', 'A fix.']);
    expect(list('1.1.0', '1.2.0', 'docs.config.ts')).toEqual(['Slots.']);
  });

  it('leaves out what the app has no files for, unless it breaks something', () => {
    expect(list('1.0.0', '1.2.0')).toEqual(['A break.', 'A fix.']);
  });

  it('is written by version', () => {
    expect(describeChanges(released.slice(1, 3))).toBe(
      '1.1.0\n\nFixed: A fix.\n\nBreaking: A break.\n',
    );
  });
});

describe('planUpgrade', () => {
  it('changes the files of the app, and nothing the second time', async () => {
    const appDir = await createApp({
      'package.json': packageJson('1.0.0'),
      'product.ts': "import { defineProduct } from 'docs-shell/manifest';\n",
      'node_modules/other/index.ts': "import 'docs-shell/manifest';\n",
    });
    const plan = () =>
      planUpgrade({ appDir, from: '1.0.0', to: '1.1.0', scope: '@docs', codemods, released });
    const { changes, edits } = await plan();
    expect(changes.map(({ text }) => text)).toEqual(['A break.', 'A fix.']);
    expect(edits.map(({ file, by }) => [file, by])).toEqual([
      ['package.json', ['versions']],
      ['product.ts', ['product-entry-point']],
    ]);
    expect(showEdits(edits)).toContain(
      "--- a/product.ts\n+++ b/product.ts\n@@ -1 +1 @@\n-import { defineProduct } from 'docs-shell/manifest';\n+import { defineProduct } from 'docs-shell/product';\n",
    );
    for (const { file, after } of edits) writeBelow(appDir, file, after);
    expect((await plan()).edits).toEqual([]);
    expect(await readFile(path.join(appDir, 'node_modules/other/index.ts'), 'utf8')).toContain(
      'docs-shell/manifest',
    );
  });
});

describe('findUncommitted', () => {
  it('names changes that are not committed', async () => {
    const appDir = await createApp({});
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
        cwd: appDir,
      });
    expect(findUncommitted(appDir)).toBe('a folder that no Git repository has');
    git('init', '--quiet');
    expect(findUncommitted(appDir)).toBe('changes that are not committed: package.json');
    git('add', '.');
    git('commit', '--quiet', '--message', 'all');
    expect(findUncommitted(appDir)).toBeUndefined();
    writeBelow(appDir, 'a.txt', '');
    writeBelow(appDir, 'b.txt', '');
    expect(findUncommitted(appDir)).toBe('changes that are not committed: a.txt and 1 more');
  });
});

describe('readOwnPackage', () => {
  it('finds the package above a module', async () => {
    expect(readOwnPackage()).toEqual({ version: expect.stringMatching(/^\d/) as string });
    const folder = await createApp({
      'package.json': '{ "name": "@docs/docs-build", "version": "1.2.3" }',
      'dist/package.json': '{ "type": "module" }',
    });
    expect(readOwnPackage(path.join(folder, 'dist'))).toEqual({ version: '1.2.3', scope: '@docs' });
  });
});
