import { expect, it } from 'vitest';
import { parseDemoHash } from './parse-demo-hash';

it.each([
  ['#BasicButtons.tsx', { name: 'BasicButtons', variant: 'TS' }],
  ['#BasicButtons.jsx', { name: 'BasicButtons', variant: 'JS' }],
  ['', undefined],
  ['#', undefined],
  ['#BasicButtons', undefined],
  ['#BasicButtons.ts', undefined],
  ['#demo.BasicButtons.tsx', undefined],
  ['#%22].tsx', undefined],
])('%s', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});
