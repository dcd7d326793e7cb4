import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { digestCommand, sourcePackages } from './digest-command.mjs';

let root;

const inputs = [
  ...sourcePackages.flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src/index.ts`,
  ]),
  'packages/docs-build/bin/bundle-command.mjs',
  'packages/docs-build/bin/tsconfig.json',
  'packages/docs-shell/src/layout/Page.tsx',
  'packages/docs-shell/src/generated/schema.json',
  'pnpm-lock.yaml',
  'tooling/tsconfig/base.json',
];

async function save(file, text) {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

async function copy() {
  root = temporaryFolder('command');
  for (const file of inputs) await save(file, file);
}

const digest = () => digestCommand(path.join(root, 'packages'));

beforeEach(copy);

it.each(inputs)('changes with %s', async (file) => {
  const before = digest();
  await save(file, 'changed');
  expect(digest()).not.toBe(before);
  await save(file, file);
  expect(digest()).toBe(before);
  await rm(path.join(root, file));
  expect(digest()).not.toBe(before);
});

it('changes when a module is added or moved', async () => {
  const before = digest();
  await save('packages/docs-build/src/index.tsx', '');
  expect(digest()).not.toBe(before);
  await rm(path.join(root, 'packages/docs-build/src/index.tsx'));
  await rm(path.join(root, 'packages/docs-build/src/index.ts'));
  await save('packages/docs-build/src/main.ts', 'packages/docs-build/src/index.ts');
  expect(digest()).not.toBe(before);
});

it('is the same in another clone, and whatever is not bundled', async () => {
  const before = digest();
  await save('packages/docs-build/src/index.test.ts', '');
  await save('packages/docs-build/src/app.fixture.ts', '');
  await save('packages/docs-shell/src/shell.css', '');
  await save('apps/one/product.ts', '');
  expect(digest()).toBe(before);
  await copy();
  expect(digest()).toBe(before);
});
