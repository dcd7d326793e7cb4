import { describe, expect, it } from 'vitest';
import { scrollTopToShow } from './scroll-top-to-show';

describe('scrollTopToShow', () => {
  it.each([
    ['visible', { scrollTop: 40, height: 400, itemTop: 0, itemHeight: 32 }, 40],
    ['at the lower edge', { scrollTop: 40, height: 400, itemTop: 368, itemHeight: 32 }, 40],
    ['below', { scrollTop: 0, height: 400, itemTop: 1000, itemHeight: 32 }, 816],
    ['above', { scrollTop: 900, height: 400, itemTop: -300, itemHeight: 32 }, 416],
    ['above, near the start', { scrollTop: 100, height: 400, itemTop: -50, itemHeight: 32 }, 0],
  ])('%s', (_, geometry, expected) => {
    expect(scrollTopToShow(geometry)).toBe(expected);
  });
});
