import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import module from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Node has hooks that cost nothing since version 22.15. They always run, and nothing is noted. */
const hasFreeHooks = 'registerHooks' in module;

/** Starts Vite as `docs dev` does, and imports a package in which Node does not find a file. Hooks cannot be taken back. */
const program = `
import { createRunnableDevEnvironment, createServer } from 'vite';
import { createServerRunner, resolveLikeBundlers } from './server-runner.mjs';
const cacheDir = import.meta.dirname + '/cache';
const createEnvironment = (name, config) =>
  createRunnableDevEnvironment(name, config, createServerRunner(cacheDir));
const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'silent',
  server: { middlewareMode: true, ws: false, watch: null },
  environments: { ssr: { dev: { createEnvironment } } },
});
await resolveLikeBundlers(cacheDir);
const hasHooks = await import('paint/other.js').then(() => true, () => false);
const { color } = await vite.environments.ssr.runner.import('/main.js');
await vite.close();
console.log(JSON.stringify({ hasHooks, color }));
`;

it('starts hooks with the first import that needs them, and at once in later sessions', async () => {
  const folder = temporaryFolder('server-runner');
  const paint = path.join(folder, 'node_modules/paint');
  await mkdir(paint, { recursive: true });
  const files = {
    'program.mjs': program,
    'main.js': `export { color } from 'paint';`,
    'node_modules/paint/package.json': `{ "type": "module", "main": "index.js" }`,
    'node_modules/paint/index.js': `export { color } from './color';`,
    'node_modules/paint/other.js': `export * from './color';`,
    'node_modules/paint/color.js': `export const color = 'red';`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const vite = path.join(import.meta.dirname, '../../node_modules/vite');
  await symlink(vite, path.join(folder, 'node_modules/vite'), 'junction');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'server-runner.ts')],
    outfile: path.join(folder, 'server-runner.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['vite'],
  });
  const runSession = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['program.mjs'], {
      cwd: folder,
    });
    return JSON.parse(stdout) as unknown;
  };
  const note = path.join(folder, 'cache/needs-resolve-hooks');
  expect(await runSession()).toEqual({ hasHooks: hasFreeHooks, color: 'red' });
  expect(existsSync(note)).toBe(!hasFreeHooks);
  expect(await runSession()).toEqual({ hasHooks: true, color: 'red' });
});
