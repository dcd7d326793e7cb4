import { execFile } from 'node:child_process';
import { cp, readFile, stat } from 'node:fs/promises';
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

it('scaffolds an app that installs, passes all checks and builds', async () => {
  const inCopy = (program: string, ...args: readonly string[]) =>
    run(program, args, { cwd: copy.root, env: { ...process.env, CI: '1' } });
  const command = path.join(copy.root, 'packages/docs-build/bin/docs.mjs');
  await inCopy(process.execPath, command, 'new', 'garden', '--package', 'react');
  const { packageManager } = JSON.parse(
    await readFile(path.join(repository, 'package.json'), 'utf8'),
  ) as { packageManager: string };
  const options = ['--prefer-offline', '--no-frozen-lockfile', '--filter=garden...'];
  await inCopy('npx', '-y', packageManager, 'install', ...options);
  const app = path.join(copy.root, 'apps/garden');
  const docs = path.join(app, 'node_modules/docs-build/bin/docs.mjs');
  const inApp = (...args: readonly string[]) => run(process.execPath, args, { cwd: app });
  expect((await inApp(docs, 'check')).stdout).toContain('one page, no errors');
  // With the declarations of the packages, which this builds first.
  await inApp(path.join(app, 'node_modules/typescript/bin/tsc'), '--build');
  await inApp(docs, 'build');
  expect(await readFile(path.join(app, 'dist/garden/index.html'), 'utf8')).toContain(
    'Pressed <!-- -->0',
  );
  const manifest = await stat(path.join(app, 'dist/garden/docs-manifest.json'));
  expect(manifest.size).toBeGreaterThan(0);
}, 900_000);
