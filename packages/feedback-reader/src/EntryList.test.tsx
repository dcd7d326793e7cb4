import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EntryList } from './EntryList';

const entry = {
  id: 1,
  receivedAt: '2026-01-31T12:00:00.000Z',
  product: 'core',
  language: 'en',
  section: 'usage',
  useful: true,
  comment: '',
};

it.each([
  ['/paint/', 'href="/paint/#usage"'],
  ['//evil.example/login', undefined],
  ['/\t/evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['javascript:alert(1)', undefined],
])('links the page %j of an answer to this site only', (page, link) => {
  const html = renderToStaticMarkup(
    createElement(EntryList, {
      entries: [{ ...entry, page }],
      hasOlder: false,
      onOlder: () => undefined,
    }),
  );
  expect(html.match(/href="[^"]*"/)?.[0]).toBe(link);
  expect(html).toContain(`${page}#usage`);
});
