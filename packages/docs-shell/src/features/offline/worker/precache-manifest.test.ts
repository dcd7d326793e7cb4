import { expect, it } from 'vitest';
import {
  addressOf,
  isNeededOffline,
  isLinkedPage,
  isPrecacheManifest,
  legacyManifestAddress,
  linkedPageAddress,
  linkedPageOf,
  precacheManifestAddress,
} from './precache-manifest';

it.each([
  ['/index.html', true, '/'],
  ['/paint/brush/index.html', true, '/paint/brush/'],
  ['/zh/paint/index.html', true, '/zh/paint/'],
  ['/paint/a b/index.html', true, '/paint/a%20b/'],
  ['/paint/search-en.json', true, '/paint/search-en.json'],
  ['/paint/logo.svg', true, '/paint/logo.svg'],
  ['/_assets/search-12345678.txt', true, '/_assets/search-12345678.txt'],
  ['/_assets/image-12345678.png', true, '/_assets/image-12345678.png'],
  ['/_assets/og-image-12345678.png', false, '/_assets/og-image-12345678.png'],
  ['/paint/404.html', false, '/paint/404.html'],
  ['/paint/index.md', true, '/paint/index.md'],
  ['/paint/llms.txt', false, '/paint/llms.txt'],
  ['/robots.txt', false, '/robots.txt'],
  ['/sitemap.xml', false, '/sitemap.xml'],
  ['/sw.js', false, '/sw.js'],
  ['/paint/docs-manifest.json', false, '/paint/docs-manifest.json'],
  ['/paint/precache-manifest.json', false, '/paint/precache-manifest.json'],
  ['/schemas/docs-manifest-1.schema.json', false, '/schemas/docs-manifest-1.schema.json'],
])('%s is needed offline: %s, address %s', (file, isNeeded, address) => {
  expect(isNeededOffline(file)).toBe(isNeeded);
  expect(addressOf(file)).toBe(address);
});

it.each([
  ['index.html', '_linked/index.html', '/'],
  ['paint/a/index.html', 'paint/a/_linked/index.html', '/paint/a/'],
  ['/paint/index.html', '/paint/_linked/index.html', '/paint/'],
])('the linked page of %s is %s', (file, linked, address) => {
  expect(linkedPageOf(file)).toBe(linked);
  expect([isLinkedPage(file), isLinkedPage(linked)]).toEqual([false, true]);
  expect(addressOf(linked).replace(/^\/?/, '/')).toBe(linkedPageAddress(address));
});

it('returns the address of the manifest of a product', () => {
  expect([precacheManifestAddress(''), precacheManifestAddress('/paint')]).toEqual([
    '/precache-manifest.json',
    '/paint/precache-manifest.json',
  ]);
});

it.each([
  [precacheManifestAddress('/paint'), true],
  [legacyManifestAddress(''), true],
  ['/paint/search-en.json', false],
  ['/paint/precache-manifest.json/', false],
])('%s is a precache manifest: %s', (address, isManifest) => {
  expect(isPrecacheManifest(address)).toBe(isManifest);
});
