import { expect, it } from 'vitest';
import { findSamePage } from './same-page';

const pages = [{ pathname: '/paint' }, { pathname: '/paint/react-brush' }];
const manifest = { schemaVersion: 1, rootPath: '/paint', pages };

it.each([
  ['a page of the version', manifest, '/v1/paint/', '/react-brush', '/v1/paint/react-brush/'],
  ['a root without slash', manifest, '/v1/paint', '/react-brush', '/v1/paint/react-brush/'],
  ['a page that the version does not have', manifest, '/v1/paint/', '/react-roller', undefined],
  [
    'another schema version',
    { ...manifest, schemaVersion: 2 },
    '/v1/paint/',
    '/react-brush',
    undefined,
  ],
  ['no pages', { ...manifest, pages: 'all' }, '/v1/paint/', '/react-brush', undefined],
  ['an empty object', {}, '/v1/paint/', '/react-brush', undefined],
])('finds the address for %s', (_, value, root, path, address) => {
  expect(findSamePage(value, root, path)).toBe(address);
});
