import { expect, it } from 'vitest';
import { normalizeType } from './normalize-type';

it.each([
  [
    'names React where the compiler leaves it out',
    'ReactNode | MouseEvent<HTMLElement>',
    'React.ReactNode | React.MouseEvent<HTMLElement>',
  ],
  ['leaves events of the DOM alone', '(event: MouseEvent) => void', '(event: MouseEvent) => void'],
  [
    'leaves handlers of a package alone',
    'GridEventHandler<X> | HistoryEventHandler<Y>',
    'GridEventHandler<X> | HistoryEventHandler<Y>',
  ],
  [
    'leaves what has its namespace alone',
    'React.Ref<T> | React.JSX.Element',
    'React.Ref<T> | React.JSX.Element',
  ],
  [
    'takes comments and line breaks away',
    '{\n  /** why */\n  a: string; // no\n}',
    '{ a: string; }',
  ],
  ['takes parentheses around the whole away', '((a: string) => void)', '(a: string) => void'],
  [
    'keeps parentheses around parts',
    '(() => void) | (() => string)',
    '(() => void) | (() => string)',
  ],
])('%s', (_, text, expected) => {
  expect(normalizeType(text, false)).toBe(expected);
});

it('removes only the undefined of an optional prop', () => {
  expect(normalizeType('string | undefined', true)).toBe('string');
  expect(normalizeType('() => string | undefined', true)).toBe('() => string | undefined');
  expect(normalizeType('(() => string) | undefined', true)).toBe('() => string');
  expect(normalizeType('string | undefined', false)).toBe('string | undefined');
});
