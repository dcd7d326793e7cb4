import { expect, it } from 'vitest';
import { parseBuildManifest } from './build-manifest';

const published = {
  version: 2,
  buildId: 'abc-1',
  product: 'paint',
  name: 'Paint',
  rootPath: '/paint',
  shell: ['/_assets/boot.js', '/_assets/missing.js', 7],
  files: [
    ['/paint/', 3, 'aa'],
    ['/_assets/boot.js', 4, 'bb'],
  ],
};

it('parses what a product publishes', () => {
  expect(parseBuildManifest(JSON.stringify(published), '/paint')).toEqual({
    buildId: 'abc-1',
    product: 'paint',
    name: 'Paint',
    rootPath: '/paint',
    shell: ['/_assets/boot.js'],
    files: new Map([
      ['/paint/', { bytes: 3, digest: 'aa' }],
      ['/_assets/boot.js', { bytes: 4, digest: 'bb' }],
    ]),
    totalBytes: 7,
  });
});

it('lets the address of a page stand for its linked page', () => {
  const files = [
    ['/paint/', 9, 'aa'],
    ['/paint/_linked/', 3, 'bb'],
    ['/paint/a/', 9, 'cc'],
    // Without its page.
    ['/paint/b/_linked/', 3, 'dd'],
  ];
  const manifest = parseBuildManifest(JSON.stringify({ ...published, files }), '/paint');
  expect(manifest?.files).toEqual(
    new Map([
      ['/paint/', { bytes: 3, digest: 'bb', source: '/paint/_linked/' }],
      ['/paint/a/', { bytes: 9, digest: 'cc' }],
      ['/paint/b/_linked/', { bytes: 3, digest: 'dd' }],
    ]),
  );
  expect(manifest?.totalBytes).toBe(15);
});

it('parses version 1, which products publish as docs-files.json', () => {
  const text = JSON.stringify({ ...published, version: 1 });
  expect(parseBuildManifest(text, '/paint')).toMatchObject({ buildId: 'abc-1', totalBytes: 7 });
});

it.each([
  ['another product', { rootPath: '/grid' }],
  ['an unknown version', { version: 3 }],
  ['a missing build id', { buildId: undefined }],
  ['a build id with a space', { buildId: 'a b' }],
  ['a product id with a space', { product: 'a b' }],
  ['an empty name', { name: '' }],
  ['missing files', { files: undefined }],
  ['a missing shell', { shell: undefined }],
  ['a file of another origin', { files: [['//elsewhere.example/', 1, 'aa']] }],
  ['a file without a digest', { files: [['/paint/', 1]] }],
  ['a file without a size', { files: [['/paint/', '1', 'aa']] }],
])('ignores a manifest with %s', (_, change) => {
  expect(parseBuildManifest(JSON.stringify({ ...published, ...change }), '/paint')).toBeUndefined();
});

it.each([[''], ['<html>'], ['null'], ['[]']])('ignores the text "%s"', (text) => {
  expect(parseBuildManifest(text, '/paint')).toBeUndefined();
});
