import { expect, it } from 'vitest';
import { isVagueLinkText } from './is-vague-link-text';

it.each([
  ['here', true],
  ['Click  here!', true],
  ['this page', true],
  ['→', true],
  ['', true],
  ['Learn more.', true],
  ['what happens here', false],
  ['the page about units', false],
  ['`link`s in a row', false],
  ['Link', true],
])('%j: %s', (text, expected) => {
  expect(isVagueLinkText(text)).toBe(expected);
});
