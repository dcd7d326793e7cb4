import { describe, expect, it } from 'vitest';
import { resolveRequest } from './resolve-request';

const files = new Set([
  'index.html',
  '404.html',
  'sw.js',
  'versions/index.html',
  'paint/index.html',
  'paint/404.html',
  'paint/docs-manifest.json',
  'paint/react-brush/index.html',
  'paint/größe/index.html',
  'zh/index.html',
  'zh/404.html',
  'zh/paint/index.html',
  'zh/paint/404.html',
  '_assets/a-1a2b3c4d.js',
]);
const redirects = new Map([
  ['/paint/brush/', '/paint/react-brush/#soft'],
  ['/zh/paint/brush/', '/zh/paint/'],
  ['/paint/pinsel/', '/paint/größe/'],
]);
const optional = ['/paint/docs-manifest.json', '/ink/docs-manifest.json'];
const resolve = (target: string) => resolveRequest(target, { files, redirects, optional });

describe('resolveRequest', () => {
  it.each([
    ['/', 'index.html'],
    ['/?q=1', 'index.html'],
    ['/paint/react-brush/', 'paint/react-brush/index.html'],
    ['/p%61int/', 'paint/index.html'],
    ['/paint/gr%C3%B6%C3%9Fe/', 'paint/größe/index.html'],
    ['/zh/paint/?a=/../b', 'zh/paint/index.html'],
    ['/_assets/a-1a2b3c4d.js', '_assets/a-1a2b3c4d.js'],
    ['/paint/docs-manifest.json?v=1', 'paint/docs-manifest.json'],
  ])('%s is the file %s', (target, file) => {
    expect(resolve(target)).toEqual({ kind: 'file', file });
  });

  it.each([
    ['/paint', '/paint/'],
    ['/paint/react-brush?q=a%20b&c', '/paint/react-brush/?q=a%20b&c'],
    ['/paint/gr%C3%B6%C3%9Fe', '/paint/gr%C3%B6%C3%9Fe/'],
    ['//paint///react-brush//', '/paint/react-brush/'],
    ['/paint/index.html', '/paint/'],
    ['/index.html?a', '/?a'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/paint?q=1', '/paint/?q=1'],
    ['/en/unknown', '/unknown'],
    ['/en/unknown/', '/unknown/'],
    ['/en//example.com/a', '/example.com/a'],
    ['//en//example.com/', '/example.com/'],
    ['/en/sw.js', '/sw.js'],
    ['/paint/brush/', '/paint/react-brush/#soft'],
    ['/paint//brush?q=1', '/paint/react-brush/?q=1#soft'],
    ['/en/paint/brush?q=1', '/paint/react-brush/?q=1#soft'],
    ['/zh/paint/brush/index.html', '/zh/paint/'],
    ['/paint/pinsel', '/paint/gr%C3%B6%C3%9Fe/'],
  ])('%s leads to %s', (target, location) => {
    expect(resolve(target)).toEqual({ kind: 'redirect', location });
  });

  it.each([
    ['/unknown', '404.html'],
    ['//example.com', '404.html'],
    ['/paint/unknown/', 'paint/404.html'],
    ['/paint/react-brush/deep/down', 'paint/404.html'],
    ['/zh/paint/unknown/', 'zh/paint/404.html'],
    ['/zh/unknown/', 'zh/404.html'],
    ['/de/paint/', 'paint/404.html'],
    ['/de/', '404.html'],
    ['/sw.js/', '404.html'],
    ['/paint/404.html', 'paint/404.html'],
    ['/_assets/gone.js', '404.html'],
    ['/wax/docs-manifest.json', '404.html'],
    ['//ink/docs-manifest.json', '404.html'],
    ['/__proto__', '404.html'],
    ['/%', '404.html'],
    ['/%E4%', '404.html'],
    ['/paint/%E4%', 'paint/404.html'],
    ['/paint/react-brush%2F', 'paint/404.html'],
    ['/zh/paint/a%2fb/%', 'zh/paint/404.html'],
    ['/en/paint/%', 'paint/404.html'],
  ])('%s gets the page %s', (target, file) => {
    expect(resolve(target)).toEqual({ kind: 'not-found', file });
  });

  it.each(['/ink/docs-manifest.json', '/ink/docs-manifest.json?v=1'])(
    'has nothing to say to %s',
    (target) => {
      expect(resolve(target)).toEqual({ kind: 'no-content' });
    },
  );

  it('supports sites without a 404 page', () => {
    expect(resolveRequest('/a', { files: new Set() })).toEqual({ kind: 'not-found' });
  });

  it.each([
    '/a/../b',
    '/%/../b',
    '/%2e%2e/etc/passwd',
    '/..%2fetc',
    '/a%5Cb',
    '/%00',
    '*',
    '',
    'http://a/',
  ])('%j is refused', (target) => {
    expect(resolve(target)).toEqual({ kind: 'bad-request' });
  });
});
