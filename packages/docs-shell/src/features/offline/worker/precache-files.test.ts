import { expect, it } from 'vitest';
import { findReferences } from './precache-files';

it('finds the assets of the build that the head of a page or a stylesheet references', () => {
  const files = new Set(['/_assets/a-1.css', '/_assets/x/b-1.woff2', '/_assets/c-1.js']);
  const html =
    '<head><link href="/_assets/a-1.css"/><link href="/_assets/a-1.css"/><meta content="/_assets/card-1.png"/></head><script src="/_assets/c-1.js">';
  expect(findReferences(html, files)).toEqual(['/_assets/a-1.css']);
  expect(findReferences('a{src:url(/_assets/x/b-1.woff2)}', files)).toEqual([
    '/_assets/x/b-1.woff2',
  ]);
});
