import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../src/sites/copy-repository';

const run = promisify(execFile);

let copy: RepositoryCopy;

/** Runs a program in the copy of the repository. */
async function inCopy(folder: string, ...args: readonly string[]) {
  const { stdout } = await run(process.execPath, args, { cwd: path.join(copy.root, folder) });
  return stdout;
}

beforeAll(async () => {
  copy = await copyRepository('new-app');
});

afterAll(() => copy.remove());

// `registry/new-app.test.ts` installs such an app, checks its types and builds it.
it('scaffolds an app without mistakes, and removes it completely', async () => {
  const edited = ['packages/products/src/product-table.ts', '.github/CODEOWNERS', 'turbo.json'];
  const read = () =>
    Promise.all(edited.map((file) => readFile(path.join(copy.root, file), 'utf8')));
  const before = await read();

  const command = path.join(copy.root, 'packages/docs-build/bin/docs.mjs');
  const said = await inCopy('', command, 'new', 'garden', '--package', 'react');
  expect(said).toContain('apps/garden/product.ts');

  await copy.link('apps/garden');
  // Without it, types are not checked: all packages of the copy would be compiled.
  await rm(path.join(copy.root, 'apps/garden/tsconfig.json'));
  const docs = path.join(copy.root, 'apps/garden/node_modules/docs-build/bin/docs.mjs');
  expect(await inCopy('apps/garden', docs, 'check')).toContain('one page, no errors');

  // A second app with that name is rejected, and nothing changes.
  const after = await read();
  await expect(inCopy('', command, 'new', 'garden', '--package', 'react')).rejects.toThrow(
    'an id that no app or product has',
  );
  expect(await read()).toEqual(after);

  // To remove a product, remove its folder and its three lines.
  const without = after.map((text) =>
    text
      .split('\n')
      .filter((line) => !line.includes('garden'))
      .join('\n'),
  );
  expect(without).toEqual(before);
}, 600_000);
