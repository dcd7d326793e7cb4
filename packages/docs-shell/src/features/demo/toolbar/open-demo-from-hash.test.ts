import { expect, it } from 'vitest';
import { parseDemoHash } from './open-demo-from-hash.client';

it.each([
  ['#BasicButtons.tsx', { name: 'BasicButtons', variant: 'TS' }],
  ['#BasicButtons.jsx', { name: 'BasicButtons', variant: 'JS' }],
  ['', undefined],
  ['#', undefined],
  ['#BasicButtons', undefined],
  ['#BasicButtons.ts', undefined],
  ['#demo.BasicButtons.tsx', undefined],
  ['#%22].tsx', undefined],
])('parses %s', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});
