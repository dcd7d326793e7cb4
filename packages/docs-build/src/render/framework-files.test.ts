import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hideStylesheets, readFrameworkFiles, showStylesheets } from './framework-files';

const url = (name: string) => `/_assets/_next/static/chunks/${name}`;
const link = (name: string) => `<link rel="stylesheet" href="${url(name)}"/>`;

async function exportFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'next-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, '_next/static/chunks'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  return folder;
}

it('reads stylesheets in the order in which pages link them, and fonts', async () => {
  const folder = await exportFiles({
    '404.html': link('b.css') + link('a.css'),
    '_next/static/chunks/a.css': 'a{}',
    '_next/static/chunks/b.css': 'b{}',
    '_next/static/chunks/c.woff2': 'font',
    '_next/static/chunks/d.js': 'script',
  });
  const { stylesheets, fonts } = await readFrameworkFiles(folder);
  expect(stylesheets.map((file) => file.url)).toEqual([url('b.css'), url('a.css')]);
  expect(fonts.map((file) => file.url)).toEqual([url('c.woff2')]);
});

it('rejects a stylesheet that not every page links', async () => {
  const folder = await exportFiles({ '404.html': '', '_next/static/chunks/a.css': 'a{}' });
  await expect(readFrameworkFiles(folder)).rejects.toThrow('pages/_app.tsx');
});

it('replaces the stylesheets of a page by those of another build', () => {
  const files = (...names: string[]) => ({
    stylesheets: names.map((name) => ({ url: url(name), content: new Uint8Array() })),
    fonts: [],
  });
  const page = link('b.css') + link('a.css') + link('b.css');
  const kept = hideStylesheets(page, files('b.css', 'a.css'));
  expect(showStylesheets(kept, files('b.css', 'a.css'))).toBe(page);
  expect(showStylesheets(kept, files('new.css', 'a.css'))).toBe(
    link('new.css') + link('a.css') + link('new.css'),
  );
});
