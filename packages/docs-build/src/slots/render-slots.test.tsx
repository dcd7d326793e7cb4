import { formatText } from 'diagnostics';
import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../content/compiled-page';
import { createApp, tableFixture } from '../load/app.fixture';
import { loadDocsConfig } from '../load/load-docs-config';
import type { DocsConfig } from '../load/define-docs-config';
import { renderSlots } from './render-slots';

const page = (pathname: string): CompiledPage => ({
  pathname,
  language: 'en',
  sourceFile: `content${pathname}.mdx`,
  content: {
    frontMatter: { title: `Title of ${pathname}`, description: '' },
    segments: [],
    markdown: [],
    demos: [],
    anchors: [],
    headings: [],
    links: [],
    images: [],
    diagnostics: [],
  },
});

const render = (slots: DocsConfig['slots'], ...pathnames: string[]) =>
  renderSlots(
    {
      config: { ...(slots && { slots }) },
      configFile: 'apps/paint/docs.config.ts',
      productTable: tableFixture,
      products: [],
    },
    pathnames.map(page),
  );

describe('renderSlots', () => {
  it('renders components with what they get about each page', async () => {
    const { pages, diagnostics } = await render(
      {
        footer: ({ title, product }) => (
          <p>
            <a href="/paint/">{product.id}</a>: {title}
          </p>
        ),
        announcement: ({ pathname }) => (pathname === '/paint/a' ? 'Only here' : null),
      },
      '/paint/a',
      '/paint/b',
    );
    expect(formatText(diagnostics)).toBe('0 errors');
    expect(pages.map(({ slots }) => slots)).toEqual([
      {
        announcement: 'Only here',
        footer: '<p><a href="/paint/">paint</a>: Title of /paint/a</p>',
      },
      { footer: '<p><a href="/paint/">paint</a>: Title of /paint/b</p>' },
    ]);
    expect(pages[0]?.slotLinks).toEqual(['/paint/']);
  });

  it('adds nothing to pages without slots', async () => {
    const { pages } = await render({ aside: () => null }, '/paint/a');
    expect(pages).toEqual([page('/paint/a')]);
  });

  it('reports each mistake once, with its pages, and leaves the slot out', async () => {
    const { pages, diagnostics } = await render(
      {
        announcement: ({ title }) => {
          throw new Error(title.endsWith('b') ? 'no b' : 'never');
        },
        footer: () => <h1 onClick={() => undefined}>News</h1>,
        aside: () => 'fine',
      },
      '/paint/a',
      '/paint/b',
      '/paint/c',
    );
    expect(pages.map(({ slots }) => slots)).toEqual(Array(3).fill({ aside: 'fine' }));
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "apps/paint/docs.config.ts  slots.announcement  DOCS2029
        received  an error: never, on /paint/a/ and one other page
        expected  a component that renders on the server, without data that has to be fetched
        hint      Correct the error, or return null for pages without this part.

      apps/paint/docs.config.ts  slots.announcement  DOCS2029
        received  an error: no b, on /paint/b/
        expected  a component that renders on the server, without data that has to be fetched
        hint      Correct the error, or return null for pages without this part.

      apps/paint/docs.config.ts  slots.footer  DOCS2029
        received  <h1>, on /paint/a/ and 2 other pages
        expected  one of: a, abbr, b, bdi, br, code, del, div, em, i, img, kbd, li, ol, p, small, span, strong, sub, sup, time, ul
        hint      Write <strong>: headings belong to the content of the page.

      3 errors"
    `);
  });

  it('renders components of docs.config.ts, with hooks', async () => {
    const appDir = await createApp({
      'docs.config.ts': `import { Announcement, Footer } from './slots/parts';
        export default { slots: { announcement: Announcement, footer: Footer } };`,
      'slots/parts.tsx': `import { useMemo, useId } from 'react';
        export function Footer({ title }: { title: string }) {
          const text = useMemo(() => title + useId.name, [title]);
          return <><p>{text}</p></>;
        }
        export function Announcement() {
          return <p onClick={() => undefined}>Press here</p>;
        }`,
    });
    const { config, diagnostics: mistakes } = await loadDocsConfig(appDir, 'docs.config.ts');
    expect(mistakes).toEqual([]);
    const { pages, diagnostics } = await render(config.slots, '/paint/a');
    expect(pages[0]?.slots).toEqual({ footer: `<p>Title of /paint/a${useId.name}</p>` });
    expect(diagnostics.map(({ received }) => received)).toEqual([
      'an error: onClick of <p>, which has no code in the browser, on /paint/a/',
    ]);
  });
});
