import { en } from 'docs-shell/i18n';
import type { Prop } from 'react-api-docs/document';
import { expect, it } from 'vitest';
import { createComponent, createProp } from '../api-document.fixture';
import { createMarkdownRenderer } from './markdown';
import { outlineDocument } from './outline';
import { viewProps } from './view-props';

/** Returns the groups of a table: `Value: value, defaultValue`. */
function listGroups(props: readonly Prop[]): string[] {
  const [section] = outlineDocument(createComponent('Brush', { props: [...props] }));
  if (section?.kind !== 'props') throw new RangeError('no props');
  const groups = viewProps(section, {
    messages: en,
    markdown: createMarkdownRenderer(() => undefined),
    resolveReference: () => undefined,
    hrefOf: (name) => `/paint/api/${name.toLowerCase()}/`,
  });
  return groups.map(({ title, inheritedFrom, props: rows }) => {
    const head = inheritedFrom ? `${inheritedFrom.text} (${inheritedFrom.href ?? ''})` : title;
    return `${head ?? '–'}: ${rows.map(({ name }) => name).join(', ')}`;
  });
}

const names = ['sx', 'slots', 'aria-label', 'variant', 'onChange', 'disabled', 'children', 'value'];
const short = ['href', ...names].map((name) => createProp(name, { required: name === 'href' }));
const inherited = ['sx', 'value'].map((name) => createProp(name, { inheritedFrom: 'Tool' }));

it('gives the groups of a long table titles', () => {
  expect(listGroups([...short, createProp('defaultValue')])).toEqual([
    'Required: href',
    'Value: value, defaultValue',
    'Content: children',
    'Behavior: disabled',
    'Events: onChange',
    'Appearance: variant',
    'Accessibility: aria-label',
    'Slots: slots',
    'Styling: sx',
  ]);
});

it('gives a short table no titles, and counts own props only', () => {
  const all = 'href, value, children, disabled, onChange, variant, aria-label, slots, sx';
  expect(listGroups(short)).toEqual([`–: ${all}`]);
  expect(listGroups([...short, ...inherited])).toEqual([
    `–: ${all}`,
    'Tool (/paint/api/tool/): value, sx',
  ]);
});
