import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { DiagnosticsError } from 'diagnostics';
import { digestSources, haveSourcesChangedSince } from './source-digest';

let root: string;

async function save(file: string, text: string) {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

beforeEach(async () => {
  root = temporaryFolder('sources');
  await save('pnpm-workspace.yaml', '');
  await save('pnpm-lock.yaml', 'versions');
  await save('packages/docs-shell/src/layout/Page.tsx', 'page');
  await save('packages/docs-shell/src/shell.css', 'css');
  await save('packages/products/src/index.ts', 'products');
});

const options = (files: 'all' | 'code') =>
  ({
    folders: ['docs-shell/src', 'products/src'],
    files,
    packagesDir: path.join(root, 'packages'),
  }) as const;

const digest = (files: 'all' | 'code') => digestSources(options(files));

it.each([
  'packages/docs-shell/src/layout/Page.tsx',
  'packages/products/src/index.ts',
  'packages/products/src/table.json',
  'pnpm-lock.yaml',
])('changes with %s', async (file) => {
  const before = [await digest('code'), await digest('all')];
  await save(file, 'changed');
  expect(await digest('code')).not.toBe(before[0]);
  expect(await digest('all')).not.toBe(before[1]);
});

it('excludes stylesheets from the digest of code, and tests, scripts of browsers and other packages from all digests', async () => {
  const before = [await digest('code'), await digest('all')];
  await save('packages/products/src/index.test.ts', '');
  await save('packages/docs-shell/src/features/search/search.client.ts', '');
  await save('packages/docs-shell/src/features/search/search.lazy.client.ts', '');
  await save('packages/docs-shell/README.md', '');
  await save('packages/docs-build/src/index.ts', '');
  expect([await digest('code'), await digest('all')]).toEqual(before);
  await save('packages/docs-shell/src/shell.css', 'changed');
  expect(await digest('code')).toBe(before[0]);
  expect(await digest('all')).not.toBe(before[1]);
});

it.each(['packages/products/src/index.ts', 'pnpm-lock.yaml'])(
  'tells whether %s was written after a point in time',
  async (file) => {
    const before = new Date(Date.now() - 60_000);
    const time = before.getTime() + 1;
    for (const name of [
      'pnpm-lock.yaml',
      'packages/docs-shell/src/layout/Page.tsx',
      'packages/products/src/index.ts',
    ]) {
      await utimes(path.join(root, name), before, before);
    }
    expect(await haveSourcesChangedSince(time, options('code'))).toBe(false);
    await save(file, 'changed');
    expect(await haveSourcesChangedSince(time, options('code'))).toBe(true);
  },
);

it('reports what to do if there is no lockfile', async () => {
  await rm(path.join(root, 'pnpm-lock.yaml'));
  const error: unknown = await digest('code').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DiagnosticsError);
  expect(String(error)).toMatch(
    /pnpm-lock\.yaml {2}DOCS1005\n {2}received {2}no such file, and none of npm or Yarn\n.*\n.*git checkout/,
  );
});
