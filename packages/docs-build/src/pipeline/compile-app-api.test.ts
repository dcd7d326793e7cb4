import { formatText } from 'diagnostics';
import { en } from 'docs-shell/i18n';
import { describe, expect, it } from 'vitest';
import { createComponent, createPart, createProp } from '../api/api-document.fixture';
import { checkOwnLinks } from '../links/check-links';
import { loadApp } from '../load';
import { readSearchPage } from '../search-index/read-search-page';
import { createApp, identityFixture, tableFixture } from '../load/app.fixture';
import { compileApp } from './compile-app';

const page = (title: string, components: string, text: string) => `---
title: ${title}
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
${components}---

${text}
`;

const forwarded = { ref: { forwarded: true } };
const className = createProp('className', {
  description: 'Its class.',
  type: { text: 'string | ((state: MenuState) => string)', references: [{ name: 'MenuState' }] },
});

const documents = [
  createComponent('Brush', {
    props: [
      createProp('slots', { description: 'The parts, such as {@link MenuItem}.' }),
      createProp('color', {
        type: { text: "'red' | 'blue'", references: [] },
        extensible: 'BrushColorOverrides',
        required: true,
      }),
    ],
  }),
  createComponent('Menu', {
    aliases: [{ name: 'Choice', slug: 'choice' }],
    anatomy: '<Menu.Root>\n  <Menu.Item />\n</Menu.Root>',
    parts: ['Root', 'Item'].map((name) =>
      createPart(name, {
        ...forwarded,
        props: [className],
        aliases: [{ name: `Menu${name}`, slug: `menu-${name.toLowerCase()}` }],
      }),
    ),
  }),
  createComponent('Easel'),
];

const links = `\`Menu.Root\` and others. See [color](/paint/api/brush/#prop-color), [size](/paint/api/brush/#prop-size).`;

const files = {
  'product.ts': `export default {
    ${identityFixture('paint')},
    versions: [{ current: true }],
    library: {
      packageName: '@scope/paint',
      api: {
        complete: true,
        guides: {
          props: { slots: 'https://paint.example/slots/' },
          types: { SxProps: 'https://paint.example/sx/' },
        },
      },
    },
    pages: [{ pathname: '/paint' }, { pathname: '/paint/brush' }],
  };`,
  'content/index.mdx': page('Paint', '', 'Text'),
  'content/brush.mdx': page('Brush', 'components: [Brush, Menu]\n', links),
  'node_modules/@scope/paint/package.json': '{ "name": "@scope/paint", "version": "2.0.0" }',
  ...Object.fromEntries(
    documents.map((document) => [`generated/api/${document.slug}.json`, JSON.stringify(document)]),
  ),
};

async function compile(others: Readonly<Record<string, string>> = {}) {
  const app = await loadApp(await createApp({ ...files, ...others }), {
    productTable: tableFixture,
  });
  expect(formatText(app.diagnostics)).toBe('0 errors');
  const { deferred, pages, diagnostics } = await compileApp(app);
  const htmlOf = (slug: string) =>
    pages
      .filter(({ pathname }) => pathname === `/paint/api/${slug}`)
      .flatMap(({ content }) => content.segments)
      .join('');
  return { app, deferred, htmlOf, diagnostics, linkDiagnostics: checkOwnLinks(app, pages) };
}

describe('compileApp, with an API reference', () => {
  it('builds imported pages that name components without an API page', async () => {
    const write = (more: string) => ({
      'content/brush.mdx': page('Brush', `components: [Brush, Menu, BrushTip]\n${more}`, links),
    });
    const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);
    const own = await compile(write(''));
    expect(codesOf(own.diagnostics)).toContain('DOCS6003');
    const imported = await compile(write('imported: true\n'));
    expect(codesOf(imported.diagnostics)).not.toContain('DOCS6003');
    expect(codesOf(imported.deferred)).toEqual(['DOCS6003']);
  });

  it('fails if a public component or part is named nowhere', async () => {
    const { diagnostics } = await compile();
    expect(diagnostics.map(({ code, received }) => `${code} ${received}`)).toEqual([
      'DOCS6002 Easel, which no page explains',
      'DOCS6006 no mention of Menu.Item',
    ]);
  });

  it('gives each row an address that other pages can link to', async () => {
    const { linkDiagnostics } = await compile();
    expect(linkDiagnostics.map(({ received }) => received)).toEqual([
      expect.stringContaining('#prop-size'),
    ]);
  });

  it('says the other names of an export, finds it by them, and redirects from their addresses', async () => {
    const { app, htmlOf } = await compile();
    const menu = htmlOf('menu');
    expect(menu.match(/<dt>Also exported as<\/dt>/g)).toHaveLength(3);
    const { symbols } = readSearchPage(`<main>${menu}</main>`);
    expect(symbols.filter(({ kind }) => kind === 'page')).toEqual(
      ['Choice', 'MenuRoot', 'MenuItem'].map((name) => ({
        kind: 'page',
        name,
        id: `alias-${name}`,
      })),
    );
    expect(app.products[0]?.redirects).toEqual([
      { from: '/paint/api/choice', to: '/paint/api/menu' },
      { from: '/paint/api/menu-root', to: '/paint/api/menu#root' },
      { from: '/paint/api/menu-item', to: '/paint/api/menu#item' },
    ]);
    expect(htmlOf('brush')).toContain('href="/paint/api/menu/#item"');
  });

  it('hands guides of types to the extractor, which links them', async () => {
    const { app } = await compile();
    expect(app.libraries.apiReferences[0]?.guides).toEqual({
      SxProps: 'https://paint.example/sx/',
    });
  });

  it('says on the page of a component what readers can do with its props', async () => {
    const { htmlOf } = await compile();
    const brush = htmlOf('brush');
    expect(brush).toMatch(/<a href="https:\/\/paint.example\/slots\/"[^>]*>Guide to <code>slots</);
    expect(brush).toContain('Augment <code>BrushColorOverrides</code> to add values.');
    expect(brush.indexOf('id="prop-color"')).toBeLessThan(brush.indexOf('id="prop-slots"'));
  });

  it('lists on the page of a compound component its anatomy, and once what its parts have in common', async () => {
    const { htmlOf } = await compile();
    const menu = htmlOf('menu');
    const ids = Array.from(menu.matchAll(/<h\d id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toEqual(['anatomy', 'root', 'item', 'common-props']);
    expect(menu.match(/Its class\./g)).toHaveLength(1);
    expect(menu).toContain('id="prop-ref"');
    expect(menu).toContain(en.apiCommonPropsHint);
    expect(menu.match(/<dt>State<\/dt><dd><code>MenuState<\/code>/g)).toHaveLength(2);
  });
});
