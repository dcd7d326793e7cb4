import { describe, expect, it } from 'vitest';
import { resolvePathInProduct, resolveVersions } from './resolve-versions';

describe('resolveVersions', () => {
  const root = 'https://v1.example/paint/';
  it.each([
    [['/react-brush'], '/react-brush', { href: `${root}react-brush/` }],
    [['/api/*'], '/api/brush', { href: `${root}api/brush/` }],
    [['/api/*'], '/react-brush', { href: root, isStart: true }],
    [['/react-brush'], '/react-brush-two', { href: root, isStart: true }],
    [['/api/*', '!/api/use-*'], '/api/use-brush', { href: root, isStart: true }],
    [
      ['/api/*', '!/api/use-*', '/api/use-brush'],
      '/api/use-brush',
      { href: `${root}api/use-brush/` },
    ],
    [['/*'], '', { href: root }],
    [undefined, '/react-brush', { href: root, isStart: true }],
  ])('with %j, %s leads to %j', (samePaths, path, link) => {
    const version = { text: 'v1', href: root, current: false, ...(samePaths && { samePaths }) };
    expect(resolveVersions([version], path)).toEqual([{ text: 'v1', current: false, ...link }]);
  });

  it.each([
    ['/react-brush', { href: `${root}react-brush/` }],
    ['/react-pen', { href: `${root}intro/`, isStart: true }],
    ['', { href: `${root}intro/` }],
  ])('leads from %s to the start page, unless the version has the same page', (path, link) => {
    const version = { text: 'v1', href: root, current: false, samePaths: ['/react-brush'] };
    expect(resolveVersions([{ ...version, start: `${root}intro/` }], path)).toEqual([
      { text: 'v1', current: false, ...link },
    ]);
  });

  it('returns the root of a version on this origin, even if its link leads to a start page', () => {
    const version = { text: 'v1', href: '/v1/paint/', start: '/v1/paint/intro/', current: false };
    expect(resolveVersions([version], '/react-brush')).toMatchObject([
      { href: '/v1/paint/intro/', rootHref: '/v1/paint/' },
    ]);
  });

  it('returns no root for versions on other origins', () => {
    const list = [
      { text: '2.0.0', current: true },
      { text: 'v1', href: '/v1/paint/', current: false },
      { text: 'All versions', href: '/versions/', current: false },
    ];
    expect(resolveVersions(list, '/react-brush')).toEqual([
      { text: '2.0.0', current: true },
      { text: 'v1', href: '/v1/paint/', current: false, isStart: true, rootHref: '/v1/paint/' },
      { text: 'All versions', href: '/versions/', current: false },
    ]);
  });
});

describe('resolvePathInProduct', () => {
  it.each([
    ['/paint/react-brush', '/paint', '/react-brush'],
    ['/paint', '/paint', ''],
    ['/paint-two', '/paint', '/paint-two'],
    ['/', '', ''],
    ['/versions', '', '/versions'],
  ])('%s below %s is %s', (pathname, rootPath, path) => {
    expect(resolvePathInProduct(pathname, rootPath)).toBe(path);
  });
});
