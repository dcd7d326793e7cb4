import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import {
  bootScriptPlaceholder,
  hideFrameworkFiles,
  readFrameworkFiles,
  showFrameworkFiles,
} from './framework-files';

const url = (name: string) => `/_assets/_next/static/chunks/${name}`;
const link = (name: string) => `<link rel="stylesheet" href="${url(name)}"/>`;

async function exportFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder('next-export');
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

it('inserts the stylesheets of any build into a page', () => {
  const files = {
    stylesheets: [url('b.css'), url('a.css')].map((name) => ({
      url: name,
      content: new Uint8Array(),
    })),
    fonts: [{ url: url('c.woff2'), content: new Uint8Array() }],
  };
  const kept = hideFrameworkFiles(link('b.css') + link('a.css'), 'index.html', files);
  expect(kept).not.toContain('_next');
  expect(showFrameworkFiles(kept, { stylesheets: ['/1.css', '/2.css'], bootScript: '/b.js' })).toBe(
    '<link rel="stylesheet" href="/1.css"/><link rel="stylesheet" href="/2.css"/>',
  );
});

it('does not change URLs of Next in texts', () => {
  const text = `<link rel="stylesheet" href="${url('a.css')}"/><code>${url('a.css')}</code>`;
  const files = { stylesheets: [{ url: url('a.css'), content: new Uint8Array() }], fonts: [] };
  const kept = hideFrameworkFiles(text, 'index.html', files);
  expect(showFrameworkFiles(kept, { stylesheets: ['/1.css'], bootScript: '/b.js' })).toBe(
    `<link rel="stylesheet" href="/1.css"/><code>${url('a.css')}</code>`,
  );
});

it('inserts the script of the shell, and leaves texts that name it', () => {
  const page = (url: string) =>
    `<script type="module" src="${url}"></script><p>${bootScriptPlaceholder}</p>`;
  const shown = showFrameworkFiles(page(bootScriptPlaceholder), {
    stylesheets: [],
    bootScript: '/b.js',
  });
  expect(shown).toBe(page('/b.js'));
});
