import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveLocation } from './resolve-location';
import { tableFixture } from './table.fixture';
import { toHref } from './to-href';

const resolve = (url: string) => resolveLocation(url, tableFixture);

describe('resolveLocation', () => {
  it.each([
    // url, language, product, category, pathname
    ['', 'en', 'home', 'tools', '/'],
    ['/', 'en', 'home', 'tools', '/'],
    ['/paint', 'en', 'paint', 'tools', '/paint'],
    ['paint/react-brush', 'en', 'paint', 'tools', '/paint/react-brush'],
    ['/paint/react-brush/?a=/data#/data', 'en', 'paint', 'tools', '/paint/react-brush'],
    ['//paint///react-brush//', 'en', 'paint', 'tools', '/paint/react-brush'],
    ['/zh/paint/', 'zh', 'paint', 'tools', '/paint'],
    ['/en/paint/', 'en', 'paint', 'tools', '/paint'],
    ['/zh', 'zh', 'home', 'tools', '/'],
    ['/ZH/paint', 'en', 'home', 'tools', '/ZH/paint'],
    ['/zho/paint', 'en', 'home', 'tools', '/zho/paint'],
    ['/Paint', 'en', 'home', 'tools', '/Paint'],
    ['/painting', 'en', 'home', 'tools', '/painting'],
    ['/data', 'en', 'data', 'data', '/data'],
    ['/data/migration', 'en', 'data', 'data', '/data/migration'],
    ['/data/react-grid', 'en', 'grid', 'data', '/data/react-grid'],
    ['/data/react-grid-pro', 'en', 'data', 'data', '/data/react-grid-pro'],
    ['/data/api/grid/column/', 'en', 'grid', 'data', '/data/api/grid/column'],
    ['/data/api', 'en', 'data', 'data', '/data/api'],
    ['https://example.com', 'en', 'home', 'tools', '/'],
    ['https://example.com?x=1', 'en', 'home', 'tools', '/'],
    ['HTTP://example.com:8080/zh/data/?x=1', 'zh', 'data', 'data', '/data'],
    ['/p%61int', 'en', 'paint', 'tools', '/paint'],
    ['/%7Ah/paint', 'zh', 'paint', 'tools', '/paint'],
    ['/paint/%E4%BD%A0', 'en', 'paint', 'tools', '/paint/你'],
    ['/paint/100%', 'en', 'paint', 'tools', '/paint/100%'],
    ['/paint/%zz%20', 'en', 'paint', 'tools', '/paint/%zz%20'],
    ['/paint%2Freact-brush', 'en', 'home', 'tools', '/paint%2Freact-brush'],
    ['/paint/a%3fb%23c', 'en', 'paint', 'tools', '/paint/a%3Fb%23c'],
    ['/ink', 'en', 'ink', 'tools', '/ink'],
    ['/ink/zh/', 'zh', 'ink', 'tools', '/ink'],
    ['/ink/zh/pen/', 'zh', 'ink', 'tools', '/ink/pen'],
    ['/ink/pen/zh/', 'en', 'ink', 'tools', '/ink/pen/zh'],
    ['/ink/en/zh/', 'en', 'ink', 'tools', '/ink/zh'],
    ['/zh/ink/', 'zh', 'ink', 'tools', '/ink'],
    ['/paint/zh/', 'en', 'paint', 'tools', '/paint/zh'],
    ['/office/pens/zh/red', 'zh', 'pens', 'tools', '/office/pens/red'],
    ['/office/zh/pens', 'en', 'home', 'tools', '/office/zh/pens'],
    ['/paint/%2541', 'en', 'paint', 'tools', '/paint/%2541'],
  ])('%s', (url, language, productId, categoryId, pathname) => {
    expect(resolve(url)).toEqual({ language, productId, categoryId, pathname });
  });

  it('returns empty ids when no product owns the path', () => {
    expect(resolveLocation('/a', [])).toEqual({
      language: 'en',
      productId: '',
      categoryId: '',
      pathname: '/a',
    });
  });
});

const segment = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'paint',
    'data',
    'react-grid',
    'ink',
    'office',
    'pens',
    'zh',
    'en',
    '%2F',
    '%25',
    '%',
    '',
    '.',
    '..',
  ),
);
const url = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.array(segment).map((segments) => `/${segments.join('/')}`),
);
const bare = url.map((text) => text.replace(/[?#].*$/s, ''));

describe('resolveLocation, for any string', () => {
  it('returns a product and a normalized pathname', () => {
    fc.assert(
      fc.property(url, (text) => {
        const location = resolve(text);
        expect(location.productId).not.toBe('');
        expect(location.language).toMatch(/^[a-z]{2}$/);
        expect(location.pathname).toMatch(/^\/([^/?#]+(\/[^/?#]+)*)?$/);
      }),
    );
  });

  it('ignores a trailing slash, a query and a hash', () => {
    fc.assert(
      fc.property(bare, fc.constantFrom('/', '//', '?q=/data', '#/zh', '/?a#b'), (text, suffix) => {
        // "http:/" followed by "/" would turn a path into an origin.
        fc.pre(!/^https?:\/?$/i.test(text));
        expect(resolve(text + suffix)).toEqual(resolve(text));
      }),
    );
  });

  it('returns the same location for the address of that location', () => {
    fc.assert(
      fc.property(url, (text) => {
        const location = resolve(text);
        expect(resolve(toHref(location.pathname, location.language, tableFixture))).toEqual(
          location,
        );
      }),
    );
  });
});
