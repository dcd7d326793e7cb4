import { execFile } from 'node:child_process';
import { cp, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
const copy = path.join(root, 'tooling/e2e/fixtures/.tmp-new-app');

/** Runs a program in the copy of the repository. */
async function inCopy(folder: string, program: string, ...args: readonly string[]) {
  const cwd = path.join(copy, folder);
  const { stdout } = await run(program, args, { cwd, env: { ...process.env, CI: '1' } });
  return stdout;
}

/** Of other apps the workspace needs the manifest alone. */
const isLeftOut = /\/(node_modules|\.next|\.turbo|\.docs|dist|out)(\/|$)/;

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  const parts = await glob(['apps/core', 'packages/*', 'tooling/*', '.github', '!tooling/e2e'], {
    cwd: root,
    onlyDirectories: true,
    expandDirectories: false,
    dot: true,
  });
  for (const part of parts) {
    await cp(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !isLeftOut.test(file.slice(root.length)),
    });
  }
  const manifests = await glob('apps/*/package.json', { cwd: root });
  for (const file of [...manifests, 'package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']) {
    await cp(path.join(root, file), path.join(copy, file));
  }
});

afterAll(() => rm(copy, { recursive: true, force: true }));

it('scaffolds an app that installs, is checked, typed and built as it is, and goes without a trace', async () => {
  const edited = [
    'packages/products/src/product-table.ts',
    '.github/CODEOWNERS',
    'tooling/site/package.json',
  ];
  const read = () => Promise.all(edited.map((file) => readFile(path.join(copy, file), 'utf8')));
  const before = await read();

  const command = path.join(root, 'packages/docs-build/bin/docs.mjs');
  const said = await inCopy('', process.execPath, command, 'new', 'garden', '--package', 'react');
  expect(said).toContain('apps/garden/product.ts');

  const { packageManager } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  ) as { packageManager: string };
  await inCopy(
    '',
    'npx',
    '-y',
    packageManager,
    'install',
    '--prefer-offline',
    '--no-frozen-lockfile',
    '--filter=garden...',
  );
  const docs = path.join(copy, 'apps/garden/node_modules/docs-build/bin/docs.mjs');
  expect(await inCopy('apps/garden', process.execPath, docs, 'check')).toContain(
    '1 pages, no faults',
  );
  const typescript = path.join(copy, 'apps/garden/node_modules/typescript/bin/tsc');
  await inCopy('apps/garden', process.execPath, typescript);
  await inCopy('apps/garden', process.execPath, docs, 'build');
  const page = await readFile(path.join(copy, 'apps/garden/dist/garden/index.html'), 'utf8');
  expect(page).toContain('Pressed <!-- -->0');
  expect(
    (await stat(path.join(copy, 'apps/garden/dist/garden/docs-manifest.json'))).size,
  ).toBeGreaterThan(0);

  // A second one of that name is refused, and changes nothing.
  const after = await read();
  await expect(
    inCopy('', process.execPath, command, 'new', 'garden', '--package', 'react'),
  ).rejects.toThrow('an id that no app or product has');
  expect(await read()).toEqual(after);

  // Removing a product is its folder and its three lines.
  const without = after.map((text) =>
    text
      .split('\n')
      .filter((line) => !line.includes('garden'))
      .join('\n'),
  );
  expect(without).toEqual(before);
});
