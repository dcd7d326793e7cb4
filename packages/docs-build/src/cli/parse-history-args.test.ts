import { expect, it } from 'vitest';
import { parseHistoryArgs } from './parse-history-args';

it.each([
  [[], { isCheck: false, precision: 'patch' }],
  [['--check'], { isCheck: true, precision: 'patch' }],
  [['--minors', '--again', '6.0.0'], { isCheck: false, precision: 'minor', again: '6.0.0' }],
  [['--again=6.0.0'], { isCheck: false, precision: 'patch', again: '6.0.0' }],
])('reads %j', (args, expected) => {
  expect(parseHistoryArgs(args)).toEqual(expected);
});

it.each([
  ['--chek', 'the unknown argument --chek'],
  ['6.0.0', 'the unknown argument 6.0.0'],
  ['--again', '--again without a version'],
])('reports %s', (argument, message) => {
  expect(() => parseHistoryArgs([argument])).toThrow(message);
});
