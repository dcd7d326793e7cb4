import { expect, it } from 'vitest';
import { digestExtractor } from './extractor-digest';

const request = { packages: ['paint'], interfaces: ['Color'] };

it.each([
  [{ ...request, guides: { Theme: '/theme/' } }, true],
  [{ ...request, interfaces: ['Color', 'Shape'] }, false],
  [{ ...request, packages: ['paint', 'paint-pro'] }, false],
  [{ ...request, selectors: { name: 'Selectors', ending: 'Selector' } }, false],
  [{ ...request, events: { names: 'Events', listener: 'Listener' } }, false],
])('%j may take the documents of another request: %s', (other, isSame) => {
  expect(digestExtractor(other) === digestExtractor(request)).toBe(isSame);
});

it('takes no list of interfaces for an empty one', () => {
  const { packages } = request;
  expect(digestExtractor({ packages })).toBe(digestExtractor({ packages, interfaces: [] }));
});
