import { describe, expect, it, vi } from 'vitest';
import type { PageEntry } from '../product';
import { findBreadcrumbs, findNearestBreadcrumbs } from './find-entries';

const pages: readonly PageEntry[] = [
  { pathname: '/paint' },
  {
    pathname: '/paint/components/',
    children: [
      { pathname: 'https://store.example/paint/api' },
      { pathname: '/paint/inputs', subheader: 'inputs', children: [{ pathname: '/paint/brush' }] },
    ],
  },
];
const pathnamesOf = (entries: readonly PageEntry[]) => entries.map(({ pathname }) => pathname);

describe('findBreadcrumbs', () => {
  it.each([
    ['/paint', ['/paint']],
    ['/paint/components', ['/paint/components/']],
    ['/paint/brush', ['/paint/components/', '/paint/inputs', '/paint/brush']],
    ['/paint/api', []],
    ['/paint/brush/hair', []],
    ['/', []],
  ])('returns the entries down to %s', (pathname, expected) => {
    expect(pathnamesOf(findBreadcrumbs(pages, pathname))).toEqual(expected);
  });

  it('returns the first of two entries with the same pathname', () => {
    const twice = [{ pathname: '/a', title: 'First' }, { pathname: '/a' }];
    expect(findBreadcrumbs(twice, '/a')).toEqual([{ pathname: '/a', title: 'First' }]);
  });

  it('walks the navigation once, however many pages are looked up', () => {
    const read = vi.fn((index: number) => `/page-${index}`);
    const list = Array.from({ length: 200 }, (_, index) => ({
      get pathname() {
        return read(index);
      },
    }));
    const found = list.map((_, index) => findBreadcrumbs(list, `/page-${index}`)[0]);
    expect(read.mock.calls.length).toBeLessThanOrEqual(2 * list.length);
    expect(found.every((entry, index) => entry === list[index])).toBe(true);
  });
});

describe('findNearestBreadcrumbs', () => {
  it.each([
    ['/paint/brush/hair/tip', ['/paint/components/', '/paint/inputs', '/paint/brush']],
    ['/paint/unknown', ['/paint']],
    ['/elsewhere', []],
    ['/', []],
  ])('returns the entries down to the page above %s', (pathname, expected) => {
    expect(pathnamesOf(findNearestBreadcrumbs(pages, pathname))).toEqual(expected);
  });
});
