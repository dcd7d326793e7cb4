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
  ['--chek', /--chek[^]*Did you mean --check\?/],
  ['6.0.0', /6\.0\.0 {2}DOCS7003[^]*an unknown argument/],
  ['--again', /--again {2}DOCS7003[^]*no value/],
])('reports %s', (argument, message) => {
  expect(() => parseHistoryArgs([argument])).toThrow(message);
});
