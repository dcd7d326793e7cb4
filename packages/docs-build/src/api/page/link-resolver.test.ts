import { expect, it } from 'vitest';
import { createLinkResolver } from './link-resolver';

const resolve = createLinkResolver({
  homepage: 'https://paint.example/brushes/',
  pages: new Map([
    ['/brushes/react-brush', new Set()],
    ['/brushes/api/brush', new Set(['class-thin', 'prop-width'])],
  ]),
});

it.each([
  ['https://paint.example/brushes/react-brush/', '/brushes/react-brush/'],
  ['/brushes/react-brush/#thin', '/brushes/react-brush/'],
  ['/brushes/api/brush/#brush-prop-width', '/brushes/api/brush/#prop-width'],
  ['/brushes/api/brush/#brush-classes-MuiBrush-thin', '/brushes/api/brush/#class-thin'],
  ['/brushes/api/brush/#brush-prop-color', '/brushes/api/brush/'],
  ['/brushes/other/#thin', 'https://paint.example/brushes/other/#thin'],
  [
    'https://elsewhere.example/brushes/react-brush/',
    'https://elsewhere.example/brushes/react-brush/',
  ],
  ['#thin', undefined],
  ['javascript:alert(1)', undefined],
])('%s leads to %s', (href, expected) => {
  expect(resolve(href)).toBe(expected);
});

it('returns no link if the package has no website', () => {
  const homeless = createLinkResolver({
    homepage: undefined,
    pages: new Map([['/brushes', new Set()]]),
  });
  expect(homeless('/brushes/')).toBeUndefined();
  expect(homeless('https://paint.example/a')).toBe('https://paint.example/a');
});
