import { expect, it } from 'vitest';
import { findVersions } from './find-versions';

it.each([
  ['6.4.3', '6.4.3'],
  ['^6.4.3', '6.4.3'],
  ['~6.4', '6.4'],
  ['>=6 <8', '6'],
  ['v6.1.0', '6.1.0'],
  ['5.0.0-beta.12', '5.0.0-beta.12'],
  ['npm:@mui/material@^6.0.0', '6.0.0'],
  ['latest', undefined],
  ['workspace:*', undefined],
  ['https://example.com/a-1.0.0.tgz', undefined],
])('reads %s as %s', (range, expected) => {
  const text = JSON.stringify({ dependencies: { '@mui/material': range } });
  expect(findVersions(text)).toEqual(expected === undefined ? {} : { '@mui/material': expected });
});

it('reads all kinds of dependencies, and prefers what the application needs', () => {
  const text = JSON.stringify({
    devDependencies: { a: '1.0.0', b: '2.0.0' },
    dependencies: { a: '3.0.0' },
  });
  expect(findVersions(text)).toEqual({ a: '3.0.0', b: '2.0.0' });
});

it.each(['', 'no JSON', '[]', '{"dependencies":[]}', '{"dependencies":{"a":1}}'])(
  'finds nothing in %s',
  (text) => {
    expect(findVersions(text)).toEqual({});
  },
);
