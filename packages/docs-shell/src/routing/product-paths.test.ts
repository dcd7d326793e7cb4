import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiFolder, contentPathname, contentSlug } from './product-paths';
import { rootPathOf } from './root-path';
import { findOwner } from './resolve-location';
import { tableFixture } from './table.fixture';

const routeOf = (pathname: string) => {
  const owner = findOwner(pathname, tableFixture);
  if (!owner) throw new Error(`No product of the fixture owns ${pathname}`);
  return owner.route;
};

describe('contentSlug', () => {
  it.each([
    ['/', 'index'],
    ['/versions', 'versions'],
    ['/a/b', 'a/b'],
    ['/paint', 'index'],
    ['/paint/', 'index'],
    ['/paint/react-brush', 'react-brush'],
    ['/data', 'index'],
    ['/data/react-grid', 'react-grid'],
    ['/data/react-grid/columns', 'react-grid/columns'],
    ['/data/api/grid/column', 'api/grid/column'],
  ])('%s has the file %s', (pathname, slug) => {
    expect(contentSlug(pathname, tableFixture)).toBe(slug);
  });

  it('is the inverse of contentPathname', () => {
    const part = fc.constantFrom('paint', 'data', 'react-grid', 'api', 'grid', 'a', 'b-c');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const pathname = `/${parts.join('/')}`;
        expect(contentPathname(contentSlug(pathname, tableFixture), routeOf(pathname))).toBe(
          pathname,
        );
      }),
    );
  });
});

describe('rootPathOf', () => {
  it.each([
    ['/', ''],
    ['/paint', '/paint'],
    ['/data/api/grid/column', '/data/react-grid'],
  ])('the product of %s has the root %j', (pathname, rootPath) => {
    expect(rootPathOf(routeOf(pathname))).toBe(rootPath);
  });
});

describe('apiFolder', () => {
  it.each([
    [['/material-ui'], '/material-ui/api'],
    [['/x/react-data-grid', '/x/api/data-grid'], '/x/api/data-grid'],
    [['/apiary'], '/apiary/api'],
    [['/'], '/api'],
  ])('of %s is %s', (pathPrefixes, expected) => {
    expect(apiFolder({ productId: 'a', categoryId: 'b', pathPrefixes })).toBe(expected);
  });
});
