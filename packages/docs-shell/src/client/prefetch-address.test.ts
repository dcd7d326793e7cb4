import { expect, it } from 'vitest';
import { prefetchAddress } from './prefetch-address';

const page = 'https://docs.example/paint/';
const plain = { target: '', download: false, rel: '' };

it.each([
  ['https://docs.example/grid/', {}, 'https://docs.example/grid/'],
  ['https://docs.example/grid/#rows', {}, 'https://docs.example/grid/'],
  ['https://docs.example/paint/#size', {}, undefined],
  ['https://docs.example/grid/?a=b', {}, undefined],
  ['https://docs.example/_assets/a.js', {}, undefined],
  ['https://docs.example/ink/_assets/a', {}, undefined],
  ['https://docs.example/paint/react-brush.md', {}, undefined],
  ['https://elsewhere.example/grid/', {}, undefined],
  ['mailto:a@docs.example', {}, undefined],
  ['', {}, undefined],
  ['https://docs.example/grid/', { target: '_blank' }, undefined],
  ['https://docs.example/grid/', { download: true }, undefined],
  ['https://docs.example/grid/', { rel: 'external noopener' }, undefined],
])('%s with %j: %s', (href, more, address) => {
  expect(prefetchAddress({ href, ...plain, ...more }, page)).toBe(address);
});
