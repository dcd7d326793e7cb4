import { describe, expect, it } from 'vitest';
import { samplePage } from '../features/frame/sample-page';
import { en } from '../i18n';
import type { PageDocument } from '../page-document';
import DocsApp from './app';
import DocsDocument from './document';
import DocsPage from './page';
import type { PageProps } from './page-props';

const document: PageDocument = {
  pathname: '/paint/brush',
  language: 'en',
  sourceFile: 'content/brush.mdx',
  frontMatter: { title: 'Brush', description: 'Paint & more.' },
  html: '<p>It&#x27;s a brush.</p>',
  headings: [],
  links: [],
  demos: [],
  stylesheets: ['/_assets/demos.css'],
};
const assets = { scripts: ['/_assets/boot.js'], stylesheets: ['/_assets/icons.css'] };
const contentPage: PageProps = {
  userLanguage: 'en',
  translations: { language: 'en', messages: en, titles: {} },
  page: { ...samplePage, language: 'zh' },
  document,
  topLevelLinks: [],
  assets,
};
const demoFrame: PageProps = { demoFrame: true, document, assets };

function render(pageProps: PageProps): string {
  return DocsDocument.renderHtml({
    App: (props) => DocsApp(props as Parameters<typeof DocsApp>[0]),
    Page: DocsPage,
    pageProps,
    shellStylesheets: ['/_assets/shell.css'],
  });
}

/** Returns the tags of the head, without their closing ones. */
function listHead(html: string): string[] {
  return html.slice(0, html.indexOf('</head>')).match(/<\w[^>]*>/g) ?? [];
}

describe('renderHtml', () => {
  it('returns a document with head and content', () => {
    const html = render(contentPage);
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="zh" dir="ltr"><head><meta charSet="utf-8"\/>/,
    );
    expect(html).toContain(`<title>${samplePage.head.title}</title>`);
    expect(html).toContain(document.html);
    expect(html.match(/<(?:html|head|body|main|title)\b/g)).toHaveLength(5);
    expect(html).toMatch(/<\/body><\/html>$/);
  });

  it('orders layers before stylesheets, and those of demos before the shell', () => {
    const head = listHead(render(contentPage));
    const positions = ['<style>', 'icons.css', 'demos.css', 'boot.js', 'shell.css'].map((part) =>
      head.findIndex((tag) => tag.includes(part)),
    );
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  it('refers to no script of the framework, and has no comments between texts', () => {
    for (const props of [contentPage, demoFrame]) {
      const html = render(props);
      expect(html).not.toMatch(/_next\/|__NEXT_DATA__|data-next|data-n-/);
      expect(html).not.toContain('<!-- -->');
    }
  });

  it('loads the styles of a demo in a frame separately from those of the page', () => {
    const linksOf = (props: PageProps) =>
      listHead(render(props)).filter((tag) => tag.includes('rel="stylesheet"'));
    expect(linksOf(contentPage)).toHaveLength(3);
    expect(linksOf(contentPage).join('')).not.toContain('crossorigin');
    expect(linksOf(demoFrame)).toHaveLength(3);
    for (const tag of linksOf(demoFrame)) expect(tag).toContain(' crossorigin=""');
  });

  it('hides a demo in a frame from search engines', () => {
    expect(render(demoFrame)).toContain('<meta name="robots" content="noindex"/>');
    expect(render(contentPage)).not.toContain('noindex');
  });

  it('lists the demos of a page without ending the script early', () => {
    const html = render({
      ...contentPage,
      document: {
        ...document,
        demoRuntime: '/_assets/runtime.js',
        demos: [{ name: 'Brush', module: '</script><b>', preload: [] }],
      },
    });
    expect(html).toContain('\\u003c/script>\\u003cb>');
  });
});
