import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import {
  bootScriptPlaceholder,
  readFrameworkFiles,
  showFrameworkFiles,
  stylesheetPlaceholders,
} from './framework-files';

const chunk = (name: string) => `static/chunks/${name}`;
const link = (url: string) => `<link rel="stylesheet" href="${url}"/>`;

/** Writes what Next compiled, with the files of its manifest that `pages/_app.tsx` loads. */
async function compileFiles(
  linked: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = temporaryFolder('next');
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true });
  const manifest = { pages: { '/_app': linked, '/[[...path]]': [] } };
  await writeFile(path.join(folder, 'build-manifest.json'), JSON.stringify(manifest));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  return folder;
}

it('reads stylesheets in the order in which pages link them, and fonts', async () => {
  const folder = await compileFiles([chunk('b.css'), chunk('d.js'), chunk('a.css')], {
    [chunk('a.css')]: 'a{}',
    [chunk('b.css')]: 'b{}',
    [chunk('c.woff2')]: 'font',
    [chunk('d.js')]: 'script',
  });
  const { stylesheets, fonts } = await readFrameworkFiles(folder);
  expect(stylesheets.map(({ file }) => file)).toEqual([chunk('b.css'), chunk('a.css')]);
  expect(fonts.map(({ file }) => file)).toEqual([chunk('c.woff2')]);
});

it('rejects a stylesheet that not every page links', async () => {
  const folder = await compileFiles([], { [chunk('a.css')]: 'a{}' });
  await expect(readFrameworkFiles(folder)).rejects.toThrow('pages/_app.tsx');
});

it('inserts the stylesheets of any build into a page, and leaves texts that name them', () => {
  const file = (name: string) => ({ file: chunk(name), content: new Uint8Array() });
  const [first = '', second = ''] = stylesheetPlaceholders({
    stylesheets: [file('b.css'), file('a.css')],
    fonts: [file('c.woff2')],
  });
  expect(first + second).not.toContain('_next');
  const text = `<code>${first}</code>`;
  expect(
    showFrameworkFiles(link(first) + link(second) + text, {
      stylesheets: ['/1.css', '/2.css'],
      bootScript: '/b.js',
    }),
  ).toBe(link('/1.css') + link('/2.css') + text);
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
