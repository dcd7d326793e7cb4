import { readFile } from 'node:fs/promises';
import type { TypeText } from 'api-extractor/document';
import { ApiIndex, ApiPage } from 'docs-shell/layout';
import type { ApiIndexGroup } from 'docs-shell/layout';
import type { FrontMatter } from 'docs-shell/page-document';
import { resolveLocation, toHref } from 'docs-shell/routing';
import { en } from 'docs-shell/translations';
import { productTable } from 'products';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoadedApp } from '../app';
import { readFrontMatter } from '../content/front-matter';
import type { CodeHighlighter } from '../content/highlight';
import type { CompiledContent } from '../content/types';
import type { CompiledPage } from '../pages/compiled-page';
import type { ApiPageFile, OwnApi } from './own-api-pages';
import { createView } from './pages/create-view';
import { describeDocument } from './pages/describe-document';
import { findDemos, type WrittenPage } from './pages/find-demos';
import { joinWords } from './pages/join-words';
import { createLinkResolver, type LinkResolver } from './pages/link-resolver';
import { createMarkdownRenderer, firstParagraph, type MarkdownRenderer } from './pages/markdown';
import { outlineDocument, type ApiSection } from './pages/outline';
import { writeApiMarkdown } from './pages/write-markdown';

/** A page of the API reference that can be compiled; nothing is done before. */
export interface ApiPageSource {
  readonly pathname: string;
  compile(): Promise<CompiledPage>;
}

/** The pages of an app's API references, in English, whatever the package's own language. */
export async function listApiPages(
  app: LoadedApp,
  highlighter: CodeHighlighter,
): Promise<readonly ApiPageSource[]> {
  if (app.apis.length === 0) return [];
  const written = await readWrittenPages(app);
  return app.apis.flatMap((api) => {
    const context = createContext(app, api, written, highlighter);
    return [
      { pathname: api.pathname, compile: () => Promise.resolve(compileIndex(context)) },
      ...api.pages.map((page) => ({
        pathname: page.pathname,
        compile: () => compilePage(page, context),
      })),
    ];
  });
}

interface ApiContext {
  readonly app: LoadedApp;
  readonly api: OwnApi;
  readonly written: readonly WrittenPage[];
  readonly highlighter: CodeHighlighter;
  readonly resolveLink: LinkResolver;
  readonly markdown: MarkdownRenderer;
  readonly resolveReference: (reference: TypeText['references'][number]) => string | undefined;
  readonly hrefOf: (name: string) => string | undefined;
}

function createContext(
  app: LoadedApp,
  api: OwnApi,
  written: readonly WrittenPage[],
  highlighter: CodeHighlighter,
): ApiContext {
  const product = app.products.find(({ identity }) => identity.id === api.productId);
  const pathnames = new Set([
    ...written.map(({ pathname }) => pathname),
    ...app.apis.flatMap((one) => [one.pathname, ...one.pages.map(({ pathname }) => pathname)]),
  ]);
  const resolveLink = createLinkResolver({
    homepage: product?.library?.homepage,
    hasPage: (pathname) => pathnames.has(pathname),
  });
  const hrefs = new Map(
    api.pages.flatMap(({ document: { name, slug }, pathname }) => {
      const href = toHref(pathname, 'en');
      return [[`name ${name}`, href] as const, [`slug ${slug}`, href] as const];
    }),
  );
  return {
    app,
    api,
    written,
    highlighter,
    resolveLink,
    markdown: createMarkdownRenderer(resolveLink),
    resolveReference: ({ slug, href }) =>
      (slug === undefined ? undefined : hrefs.get(`slug ${slug}`)) ?? (href && resolveLink(href)),
    hrefOf: (name) => hrefs.get(`name ${name}`),
  };
}

async function compilePage(
  { document, sourceFile, pathname }: ApiPageFile,
  context: ApiContext,
): Promise<CompiledPage> {
  const { markdown, written, resolveLink } = context;
  const sections = outlineDocument(document);
  const description = describeDocument(document);
  const view = await createView(document, sections, { ...context, messages: en });
  // What the lead of the page says in full is not said twice.
  const isTold = firstParagraph(document.description) === document.description.trim();
  const shown = isTold && description.startsWith(document.description.trim());
  const html = renderToStaticMarkup(
    <ApiPage view={shown ? { ...view, description: '' } : view} t={en} />,
  );
  const content = createContent({
    frontMatter: { title: document.name, description },
    html,
    markdown: writeApiMarkdown(document, sections, en),
    headings: sections.map((section) => ({
      level: section.level,
      id: section.id,
      text: titleOf(section),
    })),
    links: markdown.takeLinks(),
  });
  const demos = findDemos(document, written, { productId: context.api.productId, resolveLink });
  const { sourceHref } = document;
  return {
    pathname,
    language: 'en',
    sourceFile,
    content: { ...content, api: { demos, ...(sourceHref !== undefined && { sourceHref }) } },
  };
}

function titleOf(section: ApiSection): string {
  return section.kind === 'part' ? section.name : en[section.title];
}

const indexKinds = [
  { kind: 'component', id: 'components', title: en.apiComponents },
  { kind: 'hook', id: 'hooks', title: en.apiHooks },
  { kind: 'interface', id: 'interfaces', title: en.apiInterfaces },
] as const;

function compileIndex({ app, api }: ApiContext): CompiledPage {
  const product = app.products.find(({ identity }) => identity.id === api.productId);
  const name = product?.identity.name ?? api.productId;
  const groups: ApiIndexGroup[] = indexKinds
    .map(({ kind, id, title }) => ({
      id,
      title,
      entries: api.pages
        .filter(({ document }) => document.kind === kind)
        .map(({ document, pathname }) => ({
          name: document.name,
          href: toHref(pathname, 'en'),
          description: firstSentence(firstParagraph(document.description)),
          isDeprecated: document.deprecation !== undefined,
          ...(document.plan && { plan: document.plan }),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
  const kinds = groups.map(({ title }) => title.toLowerCase());
  const content = createContent({
    frontMatter: {
      title: en.apiReference,
      description: `All ${api.pages.length} ${joinWords(kinds)} of ${name}, generated from the type declarations of its packages.`,
    },
    html: renderToStaticMarkup(<ApiIndex groups={groups} t={en} />),
    markdown: groups.map(writeIndexGroup).join('\n\n'),
    headings: groups.map(({ id, title }) => ({ level: 2, id, text: title })),
    links: [],
  });
  const { pathname } = api;
  return {
    pathname,
    language: 'en',
    sourceFile: app.productFile,
    content: { ...content, api: { demos: [] } },
  };
}

function writeIndexGroup({ title, entries }: ApiIndexGroup): string {
  const lines = entries.map(
    ({ name, href, description }) =>
      `- [${name}](${href}index.md)${description && `: ${description}`}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

interface ContentParts extends Pick<CompiledContent, 'frontMatter' | 'headings'> {
  readonly html: string;
  readonly markdown: string;
  readonly links: readonly string[];
}

/** Generated content has no demos of its own and no faults: its source was checked. */
function createContent({ html, markdown, links, ...rest }: ContentParts): CompiledContent {
  return {
    ...rest,
    segments: [html],
    markdown: [markdown],
    demos: [],
    links: links.map((href) => ({ href, line: 1 })),
    images: [],
    faults: [],
  };
}

async function readWrittenPages(app: LoadedApp): Promise<readonly WrittenPage[]> {
  const english = app.contentFiles.filter(({ language }) => language === 'en');
  return Promise.all(
    english.map(async ({ file, pathname }) => {
      const frontMatter: FrontMatter = readFrontMatter(await readFile(file, 'utf8'));
      const { productId } = resolveLocation(toHref(pathname, 'en'), productTable);
      return { pathname, productId, frontMatter };
    }),
  );
}
