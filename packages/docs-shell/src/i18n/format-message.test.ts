import { describe, expect, it } from 'vitest';
import { formatMessage } from './format-message';

describe('formatMessage', () => {
  it.each([
    ['{name} overview', { name: 'Joy UI' }, 'Joy UI overview'],
    ['Copy', { name: 'Joy UI' }, 'Copy'],
    ['{name} and {other}', { name: 'A' }, 'A and {other}'],
    ['{name}', { name: '$& {name}' }, '$& {name}'],
  ])('formats “%s” with %o as “%s”', (message, values, expected) => {
    expect(formatMessage(message, values)).toBe(expected);
  });
});
