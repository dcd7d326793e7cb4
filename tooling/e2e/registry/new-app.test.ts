import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../src/sites/copy-repository';

const run = promisify(execFile);
const repository = path.join(import.meta.dirname, '../../..');

let copy: RepositoryCopy;

beforeAll(async () => {
  copy = await copyRepository('registry-new-app');
  await cp(path.join(repository, 'pnpm-lock.yaml'), path.join(copy.root, 'pnpm-lock.yaml'));
});

afterAll(() => copy.remove());

// Checks, types and builds are tested without an installation, in `integration/new-app.test.ts`.
it('scaffolds an app whose dependencies a package manager installs', async () => {
  const inCopy = (program: string, ...args: readonly string[]) =>
    run(program, args, { cwd: copy.root, env: { ...process.env, CI: '1' } });
  const command = path.join(copy.root, 'packages/docs-build/bin/docs.mjs');
  await inCopy(process.execPath, command, 'new', 'garden', '--package', 'react');
  const { packageManager } = JSON.parse(
    await readFile(path.join(repository, 'package.json'), 'utf8'),
  ) as { packageManager: string };
  const options = ['--prefer-offline', '--no-frozen-lockfile', '--filter=garden...'];
  await inCopy('npx', '-y', packageManager, 'install', ...options);
  const docs = path.join(copy.root, 'apps/garden/node_modules/docs-build/bin/docs.mjs');
  const { stdout } = await run(process.execPath, [docs, 'check'], {
    cwd: path.join(copy.root, 'apps/garden'),
  });
  expect(stdout).toContain('one page, no errors');
});
