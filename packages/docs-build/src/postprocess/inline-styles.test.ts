import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles';

const link = (url: string) => `<link rel="stylesheet" href="${url}"/>`;
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;

it('replaces links in the head by styles, in their places', () => {
  const stylesheets = new Map([
    ['/_assets/a.css', 'a{color:red}'],
    ['/_assets/b.css', 'b{background:url(/_assets/b.png)}$&'],
  ]);
  const html = page(
    link('/_assets/a.css') + '<style>x</style>' + link('/_assets/b.css'),
    link('/_assets/a.css'),
  );
  expect(inlineStyles(html, stylesheets)).toBe(
    page(
      '<style data-href="/_assets/a.css">a{color:red}</style><style>x</style>' +
        '<style data-href="/_assets/b.css">b{background:url(/_assets/b.png)}$&</style>',
      link('/_assets/a.css'),
    ),
  );
});

it.each([
  ['of others', undefined],
  ['with a relative address', 'a{background:url("b.png")}'],
  ['with an import', '@import "/b.css";'],
  ['that would end the element', 'a{content:"</style>"}'],
  ['that is large', `a{content:"${'x'.repeat(64 * 1024)}"}`],
])('leaves the link to a stylesheet %s', (_, css) => {
  const stylesheets = new Map(css === undefined ? [] : [['/_assets/a.css', css]]);
  const html = page(link('/_assets/a.css'));
  expect(inlineStyles(html, stylesheets)).toBe(html);
});

it('leaves the links of a frame of a demo', () => {
  const html = page('<link rel="stylesheet" crossorigin="" href="/_assets/a.css"/>');
  expect(inlineStyles(html, new Map([['/_assets/a.css', 'a{}']]))).toBe(html);
});
