import { expect, it } from 'vitest';
import { createCacheNames } from './cache-names';
import { findReferences } from './find-references';
import { markCopy } from './mark-copy';
import { addressOf, isReadOffline, offlineFilesAddress } from './offline-files';

it.each([
  ['/index.html', true, '/'],
  ['/paint/brush/index.html', true, '/paint/brush/'],
  ['/zh/paint/index.html', true, '/zh/paint/'],
  ['/paint/a b/index.html', true, '/paint/a%20b/'],
  ['/paint/search-en.json', true, '/paint/search-en.json'],
  ['/paint/logo.svg', true, '/paint/logo.svg'],
  ['/_assets/search-12345678.txt', true, '/_assets/search-12345678.txt'],
  ['/_assets/picture-12345678.png', true, '/_assets/picture-12345678.png'],
  ['/_assets/card-12345678.png', false, '/_assets/card-12345678.png'],
  ['/paint/404.html', false, '/paint/404.html'],
  ['/paint/index.md', false, '/paint/index.md'],
  ['/paint/llms.txt', false, '/paint/llms.txt'],
  ['/robots.txt', false, '/robots.txt'],
  ['/sitemap.xml', false, '/sitemap.xml'],
  ['/sw.js', false, '/sw.js'],
  ['/paint/docs-manifest.json', false, '/paint/docs-manifest.json'],
  ['/paint/docs-files.json', false, '/paint/docs-files.json'],
  ['/schemas/docs-manifest-1.schema.json', false, '/schemas/docs-manifest-1.schema.json'],
])('%s', (file, isRead, address) => {
  expect(isReadOffline(file)).toBe(isRead);
  expect(addressOf(file)).toBe(address);
});

it('lists files beside the manifest', () => {
  expect([offlineFilesAddress(''), offlineFilesAddress('/paint')]).toEqual([
    '/docs-files.json',
    '/paint/docs-files.json',
  ]);
});

it('tells its caches from everybody else’s', () => {
  const names = createCacheNames('/');
  expect(names.isOurs(names.build('paint', 'abc'))).toBe(true);
  expect(names.isOurs(names.book)).toBe(true);
  expect(names.isOurs(createCacheNames('/other/').book)).toBe(false);
  expect(names.isOurs('docs-offline-of-others')).toBe(false);
  expect(names.isOurs('workbox-precache-v2-https://docs.example/')).toBe(false);
});

it('finds what the head of a page and a stylesheet name, if the build has it', () => {
  const files = new Set(['/_assets/a-1.css', '/_assets/x/b-1.woff2', '/_assets/c-1.js']);
  const html =
    '<head><link href="/_assets/a-1.css"/><link href="/_assets/a-1.css"/><meta content="/_assets/card-1.png"/></head><script src="/_assets/c-1.js">';
  expect(findReferences(html, files)).toEqual(['/_assets/a-1.css']);
  expect(findReferences('a{src:url(/_assets/x/b-1.woff2)}', files)).toEqual([
    '/_assets/x/b-1.woff2',
  ]);
});

it('says in a page that it is a copy', () => {
  expect(markCopy('<!doctype html><html lang="en"><p>&lt;html', '2026-01-02T03:04:05.678Z')).toBe(
    '<!doctype html><html data-saved-copy="2026-01-02T03:04:05.678Z" lang="en"><p>&lt;html',
  );
  expect(markCopy('<html>', '"><script>')).toBe('<html data-saved-copy="script">');
});
