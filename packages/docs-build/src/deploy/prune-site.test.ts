import { access } from 'node:fs/promises';
import path from 'node:path';
import { createManifest } from 'docs-shell/product/testing';
import { expect, it } from 'vitest';
import { createApp } from '../load/app.fixture';
import { pruneSite } from './prune-site';

const page = (product: string) => `<nav class="side" data-product="${product}"></nav>`;
const builds = JSON.stringify({ version: 1, builds: [{ buildId: 'a', assets: [] }] });
const paint = createManifest({
  id: 'paint',
  rootPath: '/paint',
  files: [
    '/paint/index.html',
    '/paint/index.md',
    '/paint/half/index.md',
    '/paint/_demos/shown/index.html',
  ],
});
const files = {
  'paint/docs-manifest.json': JSON.stringify(paint),
  'paint/docs-builds.json': builds,
  'paint/index.html': page('paint'),
  'paint/index.md': '',
  'paint/old/index.html': page('paint'),
  'paint/old/index.html.gz': '',
  'paint/old/index.md': '',
  'paint/old/notes.txt': '',
  'zh/paint/old/index.html': page('paint'),
  'paint/half/index.html': page('paint'),
  'paint/half/index.md': '',
  // Frames of demos do not name their product.
  'paint/_demos/shown/index.html': '',
  'paint/_demos/gone/index.html': '',
  'paint/_demos/gone/index.html.gz': '',
  // A product that is not deployed now, and a page of somebody else.
  'paint-pro/index.html': page('paint-pro'),
  'paint-pro/_demos/shown/index.html': '',
  'paint/blog/index.html': '<nav>data-product="paint"</nav>',
};

it('removes the pages that the build of their product does not have, and nothing else', async () => {
  const root = await createApp(files);
  const expected = [
    'paint/_demos/gone/index.html',
    'paint/_demos/gone/index.html.gz',
    'paint/half/index.html',
    'paint/old/index.html',
    'paint/old/index.html.gz',
    'paint/old/index.md',
    'zh/paint/old/index.html',
  ];
  expect((await pruneSite(root)).removedPages).toEqual(expected);
  const isThere = (file: string) =>
    access(path.join(root, file)).then(
      () => true,
      () => false,
    );
  const there = await Promise.all(Object.keys(files).map(isThere));
  expect(Object.keys(files).filter((_file, index) => !there[index])).toEqual(
    Object.keys(files).filter((file) => expected.includes(file)),
  );
  expect((await pruneSite(root)).removedPages).toEqual([]);
});

it('removes no page if it does not know which assets to keep', async () => {
  const { 'paint/docs-builds.json': _, ...others } = files;
  const root = await createApp(others);
  await expect(pruneSite(root)).rejects.toThrow('DOCS7017');
  await access(path.join(root, 'paint/old/index.html'));
});
