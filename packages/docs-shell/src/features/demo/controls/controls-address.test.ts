import { expect, it } from 'vitest';
import type { ComponentControls } from '../sandbox/types';
import { readChosenProps, writeControlsHash } from './controls-address';
import { parseControlsHash } from './parse-controls-hash';

const components: readonly ComponentControls[] = [
  {
    component: 'Button',
    props: [
      { name: 'size', kind: 'choice', values: ["'small'", '2', 'true'] },
      { name: 'disabled', kind: 'boolean' },
      { name: 'count', kind: 'number' },
      { name: 'label', kind: 'text' },
    ],
  },
];

it.each([
  ['Button.size=small', [['Button.size', "'small'"]]],
  ['Button.size=2', [['Button.size', '2']]],
  [
    'Button.disabled=true&Button.count=-1.5',
    [
      ['Button.disabled', 'true'],
      ['Button.count', '-1.5'],
    ],
  ],
  ["Button.label=it's+%26", [['Button.label', String.raw`'it\'s &'`]]],
  [
    'Button.size=huge&Button.disabled=alert(1)&Button.count=1e999&Button.onClick=x&Chip.size=small',
    [],
  ],
])('reads %s, and writes it', (search, expected) => {
  const chosen = readChosenProps(search, components);
  expect([...chosen]).toEqual(expected);
  const parsed = parseControlsHash(writeControlsHash('Basic', chosen));
  expect(parsed?.name).toBe('Basic');
  expect(readChosenProps(parsed?.search ?? '', components)).toEqual(chosen);
});

it.each([
  ['#Basic.props', { name: 'Basic', search: '' }],
  ['#Basic.tsx', undefined],
  ['#Basic', undefined],
  ['#"].props?a=b', undefined],
])('parses %s', (hash, expected) => {
  expect(parseControlsHash(hash)).toEqual(expected);
});
