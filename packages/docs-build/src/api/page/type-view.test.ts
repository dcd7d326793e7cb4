import { expect, it } from 'vitest';
import { linkNames, viewType } from './type-view';

const references = [{ name: 'BrushSize' }, { name: 'Theme' }];
const resolve = ({ name }: { name: string }) =>
  name === 'BrushSize' ? '/paint/api/brush-size/' : undefined;

it('links names that have a page, except in quotes', () => {
  expect(linkNames("BrushSize | 'BrushSize' | Theme", references, resolve)).toEqual([
    { text: 'BrushSize', href: '/paint/api/brush-size/' },
    { text: " | 'BrushSize' | Theme" },
  ]);
});

const long = `'${'a'.repeat(60)}' | '${'b'.repeat(70)}'`;
const signature = {
  parameters: [
    { name: 'event', type: { text: 'Event', references: [] }, optional: false, description: '' },
    { name: 'size', type: { text: 'number', references: [] }, optional: true, description: '' },
  ],
  returns: { type: { text: 'void', references: [] }, description: '' },
};

it.each([
  ['an easy one as it is', { text: 'string | number' }, undefined, 'string | number', undefined],
  [
    'one that only breaks its line once',
    { text: '{ a: string; b: number }', expanded: '{\n  a: string;\n  b: number;\n}' },
    undefined,
    '{ a: string; b: number }',
    undefined,
  ],
  [
    'one that hides something with what it hides',
    { text: 'Size', expanded: "'small' | 'large'" },
    undefined,
    'Size',
    "'small' | 'large'",
  ],
  ['a long one cut after a member', { text: long }, undefined, `'${'a'.repeat(60)}' …`, long],
  [
    'a long callback by the names of its parameters',
    { text: `(event: Event, size?: number) => void${' '.repeat(60)}` },
    signature,
    '(event, size?) => void',
    `(event: Event, size?: number) => void${' '.repeat(60)}`,
  ],
])('shows %s', (_what, type, called, short, full) => {
  const view = viewType({ ...type, references: [] }, () => undefined, called);
  expect(view.short).toEqual([{ text: short }]);
  expect(view.long).toEqual(full === undefined ? undefined : [{ text: full }]);
});
