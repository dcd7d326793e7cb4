import { ApiIndex, type ApiIndexGroup } from 'docs-shell/components';
import { toHref } from 'docs-shell/routing';
import { en, formatMessage } from 'docs-shell/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledContent } from '../content/types';
import type { CompiledPage } from '../content/compiled-page';
import type { ApiContext } from './api-context';
import { createApiContent } from './create-api-content';
import { groupApiPages } from '../load/group-api-pages';
import type { ApiPageFile } from '../load/product-api';
import { joinWords } from './page/join-words';
import { firstParagraph } from './page/markdown';

/** Compiles the index of an API reference: all its pages, with one line each. */
export async function compileApiIndex({
  app,
  api,
  contentCache,
}: ApiContext): Promise<CompiledPage> {
  const product = app.products.find(({ identity }) => identity.id === api.productId);
  const name = product?.identity.name ?? api.productId;
  const content = await contentCache.get(['index', name, api.pages], () =>
    Promise.resolve(compileIndex(name, api.pages)),
  );
  return { pathname: api.pathname, language: 'en', sourceFile: app.productFile, content };
}

function compileIndex(productName: string, pages: readonly ApiPageFile[]): CompiledContent {
  const groups: ApiIndexGroup[] = groupApiPages(pages).map(({ pages: listed, ...group }) => ({
    ...group,
    entries: listed.map(createEntry),
  }));
  const kinds = groups.map(({ title, entries }) => `${entries.length} ${title.toLowerCase()}`);
  return createApiContent({
    frontMatter: {
      title: en.apiReference,
      description: `${joinWords(kinds)} of ${productName}, generated from the type declarations of its packages.`,
    },
    html: renderToStaticMarkup(<ApiIndex groups={groups} t={en} />),
    markdown: groups.map(writeGroup).join('\n\n'),
    headings: groups.map(({ id, title }) => ({ level: 2, id, text: title })),
    links: [],
    api: { demos: [] },
  });
}

function createEntry({ document, pathname }: ApiPageFile): ApiIndexGroup['entries'][number] {
  const { name, description, deprecation, plan } = document;
  return {
    name,
    href: toHref(pathname, 'en'),
    description: firstSentence(firstParagraph(description)),
    size: describeSize(document),
    isDeprecated: deprecation !== undefined,
    ...(plan && { plan }),
  };
}

function writeGroup({ title, entries }: ApiIndexGroup): string {
  const lines = entries.map(
    ({ name, href, description }) =>
      `- [${name}](${href}index.md)${description && `: ${description}`}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}

/** Describes the size of a page, such as its number of props. */
function describeSize(document: ApiPageFile['document']): string {
  switch (document.kind) {
    case 'component':
      return document.parts.length > 0
        ? formatMessage(en.apiPartCount, { count: String(document.parts.length) })
        : countProps(document.props.length);
    case 'interface':
      return document.members.length === 0
        ? ''
        : formatMessage(en.apiMemberCount, { count: String(document.members.length) });
    case 'hook':
      return '';
  }
}

function countProps(count: number): string {
  if (count === 0) return '';
  return count === 1 ? en.apiOneProp : formatMessage(en.apiPropCount, { count: String(count) });
}

/** Returns the first sentence, or nothing if it ends with a colon and only introduces what follows. */
function firstSentence(text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence.endsWith(':') ? '' : sentence;
}
