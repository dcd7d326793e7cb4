import { ApiPage } from 'docs-shell/components';
import { en } from 'docs-shell/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledContent } from '../content/types';
import type { CompiledPage } from '../content/compiled-page';
import type { ApiContext } from './api-context';
import { createApiContent } from './create-api-content';
import { addExample } from './examples/add-example';
import { addHistory } from './history/add-history';
import { describeHistory } from './history/describe-history';
import { listAliases } from '../load/api-aliases';
import type { ApiPageFile } from '../load/product-api';
import { linkGuides } from './page/describe-prop';
import { describeDocument, leadSaysAll } from './page/describe-document';
import { findDemos } from './page/find-demos';
import { outlineDocument } from './page/outline';
import type { ApiSection } from './page/outline-types';
import { writeApiMarkdown } from './page/write-markdown';

/** Compiles the page of a component, hook or interface. The list of pages that demonstrate it is not cached. */
export async function compileApiPage(
  page: ApiPageFile,
  context: ApiContext,
): Promise<CompiledPage> {
  const { document, sourceFile, pathname } = page;
  const { api, contentCache, sharedCacheKey, contentPages, resolveLink } = context;
  const content = await contentCache.get([document, sharedCacheKey], () =>
    compileDocument(page, context),
  );
  const demos = findDemos(document, contentPages, { productId: api.productId, resolveLink });
  const example = context.examples.get(document.name);
  const whole = example === undefined ? content : addExample(content, document.name, example);
  return {
    pathname,
    language: 'en',
    sourceFile,
    content: { ...whole, api: { ...content.api, demos } },
  };
}

async function compileDocument(page: ApiPageFile, context: ApiContext): Promise<CompiledContent> {
  const document = linkGuides(page.document, context.api.guides ?? {}, en);
  const { createView } = await import('./page/create-view');
  const { markdown } = context;
  const sections = addHistory(outlineDocument(document), document, context.historyOf);
  const description = describeDocument(document);
  const history = describeHistory(document, context);
  const created = await createView(document, sections, { ...context, messages: en });
  const view = { ...created, ...(history && { history }) };
  // The description is omitted if the lead of the page already contains all of it.
  const isTold = leadSaysAll(document);
  const { sourceHref } = document;
  const aliases = listAliases(document).map(({ name }) => name);
  return createApiContent({
    frontMatter: { title: document.name, description },
    html: renderToStaticMarkup(
      <ApiPage view={isTold ? { ...view, description: '' } : view} t={en} />,
    ),
    markdown: writeApiMarkdown(document, sections, en),
    headings: sections.map((section) => ({
      level: section.level,
      id: section.id,
      text: titleOf(section),
    })),
    links: [...markdown.takeLinks(), ...(history ? [history.href] : [])],
    api: {
      demos: [],
      ...(aliases.length > 0 && { aliases }),
      ...(sourceHref !== undefined && { sourceHref }),
      package: document.package,
    },
  });
}

function titleOf(section: ApiSection): string {
  return section.kind === 'part' ? section.name : en[section.title];
}
