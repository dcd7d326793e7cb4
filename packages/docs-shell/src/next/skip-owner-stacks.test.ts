import * as React from 'react';
import { createElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { skipOwnerStacks } from './skip-owner-stacks';

const counter = 'recentlyCreatedOwnerStacks';
const stackOf = (element: object) => Reflect.get(element, '_debugStack') as unknown;

// Other tests run in the same process, with the same React.
const internals = Object.values(React).find(
  (value: unknown): value is object =>
    typeof value === 'object' && value !== null && counter in value,
);
const before = internals && Object.getOwnPropertyDescriptor(internals, counter);
afterAll(() => {
  if (internals && before) Object.defineProperty(internals, counter, before);
});

it('lets the elements of a function share a stack, also after a page was rendered', () => {
  const create = () => [jsx('p', {}), createElement('p')].map(stackOf);
  expect(new Set([...create(), ...create()]).size).toBe(4);
  expect(skipOwnerStacks()).toBe(true);
  expect(renderToStaticMarkup(createElement('p'))).toBe('<p></p>');
  expect(new Set([...create(), ...create()]).size).toBe(2);
});
