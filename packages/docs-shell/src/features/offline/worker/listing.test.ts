import { expect, it } from 'vitest';
import { parseListing } from './listing';

const published = {
  version: 1,
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

it('reads what a product publishes', () => {
  expect(parseListing(JSON.stringify(published), '/paint')).toEqual({
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

it.each([
  ['another product’s place', { rootPath: '/grid' }],
  ['another format', { version: 2 }],
  ['no build', { buildId: undefined }],
  ['a build whose name would split a cache’s', { buildId: 'a b' }],
  ['a product whose name would split a cache’s', { product: 'a b' }],
  ['no name', { name: '' }],
  ['no files', { files: undefined }],
  ['no shell', { shell: undefined }],
  ['a file of another origin', { files: [['//elsewhere.example/', 1, 'aa']] }],
  ['a file without digest', { files: [['/paint/', 1]] }],
  ['a file without length', { files: [['/paint/', '1', 'aa']] }],
])('does not hear %s', (_, change) => {
  expect(parseListing(JSON.stringify({ ...published, ...change }), '/paint')).toBeUndefined();
});

it.each([[''], ['<html>'], ['null'], ['[]']])('does not hear %s', (text) => {
  expect(parseListing(text, '/paint')).toBeUndefined();
});
