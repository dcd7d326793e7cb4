import { describe, expect, it } from 'vitest';
import { currentHeading } from './current-heading';

const places = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index + 1}`, top }));

describe('currentHeading', () => {
  it.each([
    ['before the first', places(300, 700), false, undefined],
    ['on the line', places(100, 700), false, 'h1'],
    ['in the middle', places(-400, 20, 700), false, 'h2'],
    ['at the end of the page', places(-400, 20, 700), true, 'h3'],
    ['on a page that does not scroll', places(300, 400), true, undefined],
    ['without headings', [], true, undefined],
  ])('%s', (_, headings, isAtEnd, expected) => {
    expect(currentHeading(headings, 100, isAtEnd)).toBe(expected);
  });

  it.each([
    ['at the end of the page', places(20, 300, 700), true, 'h2'],
    ['at the end of the page, if it is above', places(20, 50, 700), true, 'h3'],
    ['elsewhere', places(20, 300, 700), false, 'h1'],
  ])('prefers the heading that the address names %s', (_, headings, isAtEnd, expected) => {
    expect(currentHeading(headings, 100, isAtEnd, 'h2')).toBe(expected);
  });
});
