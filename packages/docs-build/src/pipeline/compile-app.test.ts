import { formatText } from 'diagnostics';
import { describe, expect, it } from 'vitest';
import { checkOwnLinks } from '../links/check-links';
import { loadApp } from '../load';
import { createApp, identityFixture, tableFixture } from '../load/app.fixture';
import { compileApp } from './compile-app';

const page = (title: string) => `---
title: ${title}
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---

Text
`;

const files = {
  'product.ts': `export default { ${identityFixture('paint')}, versions: [{ current: true }], pages: [{ pathname: '/paint' }, { pathname: '/paint/brush' }] };`,
  'content/index.mdx': page('Paint'),
  'content/brush.mdx': page('Brush'),
};

async function compile(config: string, slots: string) {
  const appDir = await createApp({ ...files, 'docs.config.ts': config, 'slots/parts.tsx': slots });
  const app = await loadApp(appDir, { productTable: tableFixture });
  expect(formatText(app.diagnostics)).toBe('0 errors');
  const { pages, diagnostics } = await compileApp(app);
  return { pages, diagnostics: [...diagnostics, ...checkOwnLinks(app, pages)] };
}

describe('docs.config.ts of an app', () => {
  it('adds slots to all pages, and runs rehype plugins', async () => {
    const { pages, diagnostics } = await compile(
      `import { Footer } from './slots/parts';
      const wide = () => (tree: { children: { tagName?: string; properties?: object }[] }) => {
        for (const node of tree.children) if (node.tagName === 'p') node.properties = { id: 'wide' };
      };
      export default { slots: { footer: Footer }, rehypePlugins: [wide] };`,
      `export const Footer = ({ title, product }: { title: string; product: { name: string } }) =>
        <a href="/paint/brush/">{product.name + ': ' + title}</a>;`,
    );
    expect(formatText(diagnostics)).toBe('0 errors');
    expect(pages.map(({ slots, content }) => [slots, content.segments])).toEqual([
      [{ footer: '<a href="/paint/brush/">A: Brush</a>' }, ['<p id="wide">Text</p>']],
      [{ footer: '<a href="/paint/brush/">A: Paint</a>' }, ['<p id="wide">Text</p>']],
    ]);
  });

  it('reports a mistake in a slot, and a link to nowhere, once for all pages', async () => {
    const { diagnostics } = await compile(
      `import * as parts from './slots/parts';
      export default { slots: { announcement: parts.Announcement, aside: parts.Aside } };`,
      `export const Announcement = () => <h1 style={{ color: 'red' }}>News</h1>;
      export const Aside = () => <a href="/paint/bruch/">Brush</a>;`,
    );
    expect(
      diagnostics.map(({ file, path, code, received }) => [file, path, code, received]),
    ).toEqual([
      [
        'docs.config.ts',
        'slots.announcement',
        'DOCS2029',
        '<h1>, on /paint/brush/ and one other page',
      ],
      ['docs.config.ts', 'slots', 'DOCS5001', expect.stringContaining('/paint/bruch/')],
    ]);
  });
});

describe('a link to the heading of another page', () => {
  it.each([
    ['is accepted if that page cannot be rendered', '## Hairs\n\n<Blink />\n', ['DOCS3004']],
    ['is checked if only its description is wrong', '## Hair\n', ['DOCS1002', 'DOCS5002']],
  ])('%s', async (_, text, codes) => {
    const brush = page('Brush').replace('Text\n', text);
    const appDir = await createApp({
      ...files,
      'content/index.mdx': page('Paint').replace('Text', '[Hairs of a brush](/paint/brush/#hairs)'),
      'content/brush.mdx': codes.includes('DOCS1002')
        ? brush.replace(/description.*\n/, '')
        : brush,
    });
    const app = await loadApp(appDir, { productTable: tableFixture });
    const { pages, diagnostics } = await compileApp(app);
    const found = [...diagnostics, ...checkOwnLinks(app, pages)];
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});
