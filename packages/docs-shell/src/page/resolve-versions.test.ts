import { describe, expect, it } from 'vitest';
import { resolvePathInProduct, resolveVersions } from './resolve-versions';

describe('resolveVersions', () => {
  const root = 'https://v1.example/paint/';
  it.each([
    [['/react-brush'], '/react-brush', `${root}react-brush/`],
    [['/api/*'], '/api/brush', `${root}api/brush/`],
    [['/api/*'], '/react-brush', root],
    [['/react-brush'], '/react-brush-two', root],
    [['/*'], '', root],
    [undefined, '/react-brush', root],
  ])('with %j, %s leads to %s', (samePaths, path, href) => {
    const version = { text: 'v1', href: root, current: false, ...(samePaths && { samePaths }) };
    expect(resolveVersions([version], path)).toEqual([{ text: 'v1', current: false, href }]);
  });

  it('lets the browser ask versions on this origin only', () => {
    const list = [
      { text: '2.0.0', current: true },
      { text: 'v1', href: '/v1/paint/', current: false },
      { text: 'All versions', href: '/versions/', current: false },
    ];
    expect(resolveVersions(list, '/react-brush')).toEqual([
      { text: '2.0.0', current: true },
      { text: 'v1', href: '/v1/paint/', current: false, hasManifest: true },
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
