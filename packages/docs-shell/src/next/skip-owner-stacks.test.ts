import { createElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { skipOwnerStacks } from './skip-owner-stacks';

const stackOf = (element: object) => Reflect.get(element, '_debugStack') as unknown;

it('lets the elements of a function share a stack, also after a page was rendered', () => {
  const create = () => [jsx('p', {}), createElement('p')].map(stackOf);
  expect(new Set([...create(), ...create()]).size).toBe(4);
  expect(skipOwnerStacks()).toBe(true);
  expect(renderToStaticMarkup(createElement('p'))).toBe('<p></p>');
  expect(new Set([...create(), ...create()]).size).toBe(2);
});
