import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { readLastBuild } from './last-build';

let root: string;
const appDir = () => path.join(root, 'apps/paint');

async function save(file: string, text: string): Promise<void> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

const env = { DOCS_ORIGIN: 'https://example.com' };
const isCurrent = async (settings: NodeJS.Dict<string> = env) =>
  (await readLastBuild(appDir(), settings)).isCurrent;

beforeEach(async () => {
  root = temporaryFolder('last-build');
  await save('pnpm-workspace.yaml', '');
  await save('pnpm-lock.yaml', 'lock');
  await save('node_modules/.pnpm/lock.yaml', 'lock');
  await save('packages/docs-shell/src/shell.css', 'a{}');
  await save('packages/docs-shell/package.json', '{}');
  await save('packages/docs-shell/dist/main.js', 'main');
  await save('apps/paint/content/index.mdx', 'Paint');
  await save('apps/paint/demos/Brush.tsx', 'brush');
  await save('apps/paint/.docs/app.json', '{}');
  await save('apps/paint/.docs/pages/en/document.json', '{}');
  await save('apps/paint/dist/index.html', '<p>1</p>');
  // A link to a folder is followed.
  await save('elsewhere/note.txt', 'note');
  await symlink(path.join(root, 'elsewhere'), path.join(appDir(), 'public'));
  await (await readLastBuild(appDir(), env)).remember();
});

it('is current as long as nothing changes', async () => {
  expect(await isCurrent()).toBe(true);
  expect(await isCurrent()).toBe(true);
});

it('is not current without a finished build', async () => {
  await (await readLastBuild(appDir(), env)).forget();
  expect(await isCurrent()).toBe(false);
});

it.each([
  ['a page', 'apps/paint/content/index.mdx'],
  ['a new demo', 'apps/paint/demos/Roller.tsx'],
  ['an environment file', 'apps/paint/.env'],
  ['a file in a linked folder', 'elsewhere/note.txt'],
  ['a stylesheet of the shell', 'packages/docs-shell/src/shell.css'],
  ['a dependency of a package', 'packages/docs-shell/package.json'],
  ['the lockfile', 'pnpm-lock.yaml'],
  ['what is installed', 'node_modules/.pnpm/lock.yaml'],
  ['the output, in a text of the same length', 'apps/paint/dist/index.html'],
  ['a new file of the output', 'apps/paint/dist/new.html'],
  ['a document', 'apps/paint/.docs/pages/en/document.json'],
  ['the app data', 'apps/paint/.docs/app.json'],
])('is not current after a change of %s', async (_, file) => {
  await save(file, '<p>2</p>');
  expect(await isCurrent()).toBe(false);
});

it('is not current if a source or an output file is gone', async () => {
  await rm(path.join(appDir(), 'demos'), { recursive: true });
  expect(await isCurrent()).toBe(false);
  await save('apps/paint/demos/Brush.tsx', 'brush');
  expect(await isCurrent()).toBe(true);
  await rm(path.join(appDir(), 'dist'), { recursive: true });
  expect(await isCurrent()).toBe(false);
});

it.each([
  ['other settings', { DOCS_ORIGIN: 'https://example.org' }, false],
  ['no settings', {}, false],
  ['another mode of libraries', { ...env, NODE_ENV: 'development' }, false],
  ['another place of the cache', { ...env, DOCS_CACHE_DIR: '/tmp/cache' }, true],
  ['a variable that no build reads', { ...env, EDITOR: 'vi' }, true],
])('knows what %s mean', async (_, settings, expected) => {
  expect(await isCurrent(settings)).toBe(expected);
});

it.each([
  ['a test', 'packages/docs-shell/src/shell.test.ts'],
  ['a compiled package', 'packages/docs-shell/dist/main.js'],
  ['a cache of Next', 'apps/paint/.next/cache/a'],
  ['a development server', 'apps/paint/.docs/dev-server.json'],
])('ignores %s', async (_, file) => {
  await save(file, 'changed');
  expect(await isCurrent()).toBe(true);
});

it('notices a file that changed during the build', async () => {
  const started = await readLastBuild(appDir(), env);
  await save('apps/paint/content/index.mdx', 'Saved meanwhile');
  await started.remember();
  expect(await isCurrent()).toBe(false);
});

it('compares contents of sources, not their times', async () => {
  await utimes(path.join(appDir(), 'content/index.mdx'), new Date(0), new Date(0));
  expect(await isCurrent()).toBe(true);
});
