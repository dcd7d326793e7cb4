import fs from 'node:fs';
import path from 'node:path';
import url from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

// Each function that takes paths of this machine, with the rules of Windows. Other tests share the modules of this
// process, so modules are loaded for these tests, and forgotten.
vi.resetModules();
vi.doMock('node:path', () => ({ ...path.win32, default: path.win32 }));
vi.doMock('node:fs', () => ({ ...fs, realpathSync: (file: string) => file }));
vi.doMock('node:url', () => ({
  ...url,
  fileURLToPath: (text: string) => url.fileURLToPath(text, { windows: true }),
}));
const { createPortablePaths } = await import('../cache/portable-paths');
const { findOwnFrame, isOwnFile } = await import('../demos/demo-diagnostics');
const { classifyChange } = await import('../dev/classify-change');
const { isBelow } = await import('./is-below');
const { relativePath } = await import('./repository-root');
const { viteFileAddress } = await import('./vite-file-address');

afterAll(() => {
  for (const name of ['node:path', 'node:fs', 'node:url']) vi.doUnmock(name);
  vi.resetModules();
});

const app = 'C:\\work\\my app';

describe('isBelow', () => {
  it.each([
    ['C:\\work\\my app\\demos\\A.tsx', true],
    ['C:/work/my app/demos/A.tsx', true],
    ['c:\\work\\my app\\A.tsx', true],
    ['C:\\work\\my app', false],
    ['C:\\work\\my apple\\A.tsx', false],
    ['C:\\work\\A.tsx', false],
    ['C:\\work\\my app\\..a\\A.tsx', true],
    ['D:\\work\\my app\\A.tsx', false],
  ])('%s: %s', (file, expected) => {
    expect(isBelow(file, app)).toBe(expected);
  });
});

it.each([
  ['C:\\work\\my app\\content\\a\\b.mdx', 'content/a/b.mdx'],
  ['C:/work/my app/content/b.mdx', 'content/b.mdx'],
  ['C:\\work\\other\\b.mdx', '../other/b.mdx'],
])('relativePath writes %s as %s', (file, expected) => {
  expect(relativePath(app, file)).toBe(expected);
});

it.each([
  ['C:\\work\\my app\\content\\a\\b.mdx', 'page'],
  ['C:\\work\\my app\\demos\\A.tsx', 'demo'],
  ['C:\\work\\my app\\product.ts', 'app'],
  ['C:\\work\\my app\\next.config.ts', 'settings'],
  ['C:\\work\\my app\\demos\\a.css', 'stylesheet'],
  ['C:\\work\\shell\\src\\page.tsx', 'source'],
  ['C:\\work\\my app\\node_modules\\a\\b.ts', 'nothing'],
  ['D:\\other\\product.ts', 'nothing'],
])('classifyChange takes %s as %s', (file, kind) => {
  const change = { file, isNewOrGone: false };
  expect(classifyChange(app, ['C:\\work\\shell\\src'], change)).toBe(kind);
});

it.each([
  ['C:\\work\\my app\\demos\\A.tsx', 'app:demos/A.tsx', 'C:\\work\\my app\\demos\\A.tsx'],
  ['C:/work/my app/demos/A.tsx', 'app:demos/A.tsx', 'C:\\work\\my app\\demos\\A.tsx'],
  ['C:\\work\\shell\\a.ts', 'repository:../shell/a.ts', 'C:\\work\\shell\\a.ts'],
])('createPortablePaths keeps %s as %s', (file, portable, absolute) => {
  const paths = createPortablePaths(app);
  expect(paths.toPortable(file)).toBe(portable);
  expect(paths.toAbsolute(portable)).toBe(absolute);
});

it.each([
  ['C:\\work\\my app\\demos\\A.tsx', true],
  ['C:/work/my app/demos/A.tsx', true],
  ['C:\\work\\my app\\node_modules\\a\\b.js', false],
  ['C:/work/my app/node_modules/a/b.js', false],
])('isOwnFile says of %s: %s', (file, expected) => {
  expect(isOwnFile(app, file)).toBe(expected);
});

it.each([
  ['at A (C:\\work\\app\\demos\\A.tsx:3:9)', 'C:\\work\\app\\demos\\A.tsx'],
  ['at file:///C:/work/app/demos/A.tsx:3:9', 'C:\\work\\app\\demos\\A.tsx'],
  ['at A (C:\\work\\app\\.docs\\a.mjs:1:1)\nat B (C:/work/app/B.tsx:3:9)', 'C:/work/app/B.tsx'],
])('findOwnFrame finds a file in %j', (stack, file) => {
  expect(findOwnFrame(stack, 'C:\\work\\app')).toEqual({ file, line: 3 });
});

it.each([
  'at A (C:\\work\\app\\node_modules\\a\\b.js:3:9)',
  'at https://docs.example.com/a.js:3:9',
  'at node:internal/process:3:9',
])('findOwnFrame finds nothing in %j', (stack) => {
  expect(findOwnFrame(stack, 'C:\\work\\app')).toBeUndefined();
});

it('viteFileAddress has a slash before the drive', () => {
  expect(viteFileAddress('C:\\work\\my app\\a.png')).toBe('/@fs/C:/work/my app/a.png');
});
