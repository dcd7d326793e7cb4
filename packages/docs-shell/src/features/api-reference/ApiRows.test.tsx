import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiCode } from './ApiRows';

it.each([
  ['plain code', [{ text: 'string | null' }], 'string | null'],
  [
    'names that have a page as links',
    [{ text: '(' }, { text: 'Brush', href: '/brush/' }, { text: ')[]' }],
    '(<a href="/brush/">Brush</a>)[]',
  ],
  [
    'a place to break after each name of a generic type',
    [{ text: 'Tool', href: '/tool/' }, { text: '<Partial<' }, { text: 'Tip' }, { text: '>>' }],
    '<a href="/tool/">Tool</a>&lt;<wbr/>Partial&lt;<wbr/>Tip&gt;&gt;',
  ],
])('writes %s', (_, parts, html) => {
  expect(renderToStaticMarkup(<ApiCode parts={parts} />)).toBe(`<code>${html}</code>`);
});
