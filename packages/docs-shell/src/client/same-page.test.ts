import { expect, it } from 'vitest';
import { findSamePage } from './same-page';

const pages = [{ pathname: '/paint' }, { pathname: '/paint/react-brush' }];
const manifest = { schemaVersion: 1, rootPath: '/paint', pages };

it.each([
  ['a page that is there', manifest, '/v1/paint/', '/react-brush', '/v1/paint/react-brush/'],
  ['a root without slash', manifest, '/v1/paint', '/react-brush', '/v1/paint/react-brush/'],
  ['a page that is not there', manifest, '/v1/paint/', '/react-roller', undefined],
  ['another format', { ...manifest, schemaVersion: 2 }, '/v1/paint/', '/react-brush', undefined],
  ['no pages', { ...manifest, pages: 'all' }, '/v1/paint/', '/react-brush', undefined],
  ['rubbish', {}, '/v1/paint/', '/react-brush', undefined],
])('%s', (_, value, root, path, address) => {
  expect(findSamePage(value, root, path)).toBe(address);
});
