import { expect, it } from 'vitest';
import { en } from 'docs-shell/i18n';
import { createComponent, createProp } from '../api-document.fixture';
import { describeProp, linkGuides } from './describe-prop';

it.each([
  [createProp('className'), 'The class name of the root element.'],
  [createProp('className', { description: 'A class.' }), 'A class.'],
  [createProp('style'), 'Inline styles of the root element.'],
  [createProp('constructor'), ''],
  [
    createProp('color', { description: 'The color.', extensible: 'BrushColorOverrides' }),
    'The color.\n\nAugment `BrushColorOverrides` to add values.',
  ],
])('%#: %j', (prop, expected) => {
  expect(describeProp(prop)).toBe(expected);
});

it('links guides in the descriptions of own props', () => {
  const slots = createProp('slots', { description: 'The slots.' });
  const inherited = createProp('slots', { inheritedFrom: 'Paper' });
  const deprecated = createProp('slots', { deprecation: { advice: 'Leave it.' } });
  const props = [slots, inherited, deprecated, createProp('toString')];
  const linked = linkGuides(createComponent('Button', { props }), { slots: 'https://a.b/c/' }, en);
  expect(linked).toMatchObject({
    props: [
      { description: 'The slots.\n\n[Guide to `slots`](https://a.b/c/)' },
      inherited,
      deprecated,
      createProp('toString'),
    ],
  });
});
