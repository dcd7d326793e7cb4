import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../src/sites/copy-repository';

const run = promisify(execFile);

let copy: RepositoryCopy;

/** Runs a program in the copy of the repository. */
async function inCopy(folder: string, ...args: readonly string[]) {
  const { stdout } = await run(process.execPath, args, { cwd: path.join(copy.root, folder) });
  return stdout;
}

/** Returns the text of each file of the copy, without what commands cache and build. */
async function readSources(): Promise<ReadonlyMap<string, string>> {
  const ignore = ['**/{node_modules,dist,.docs}/**'];
  const files = await glob('**/*', { cwd: copy.root, dot: true, ignore });
  const read = async (file: string) =>
    [file, await readFile(path.join(copy.root, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Files that differ, or that only one of the two has. */
function listChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  return files.filter((file) => before.get(file) !== after.get(file)).sort();
}

beforeAll(async () => {
  copy = await copyRepository('new-app');
});

afterAll(() => copy.remove());

// `registry/new-app.test.ts` installs such an app, checks its types and builds it.
it('scaffolds an app without mistakes, and removes it completely', async () => {
  const edited = ['.github/CODEOWNERS', 'packages/products/src/product-table.ts', 'turbo.json'];
  const before = await readSources();

  const command = path.join(copy.root, 'packages/docs-build/bin/docs.mjs');
  const said = await inCopy('', command, 'new', 'garden', '--package', 'react');
  expect(said).toContain('apps/garden/product.ts');

  await copy.link('apps/garden');
  // Without it, types are not checked: all packages of the copy would be compiled.
  await rm(path.join(copy.root, 'apps/garden/tsconfig.json'));
  const docs = path.join(copy.root, 'apps/garden/node_modules/docs-build/bin/docs.mjs');
  expect(await inCopy('apps/garden', docs, 'check')).toContain('one page, no errors');

  // A second app with that name is rejected, and nothing changes.
  const after = await readSources();
  await expect(inCopy('', command, 'new', 'garden', '--package', 'react')).rejects.toThrow(
    'an id that no app or product has',
  );
  expect(listChanges(after, await readSources())).toEqual([]);

  // To remove a product, remove its folder and its three lines.
  const outside = listChanges(before, after).filter((file) => !file.startsWith('apps/garden/'));
  expect(outside).toEqual(edited);
  for (const file of edited) {
    const lines = after.get(file)?.split('\n') ?? [];
    expect(lines.filter((line) => !line.includes('garden')).join('\n')).toBe(before.get(file));
  }
}, 600_000);
