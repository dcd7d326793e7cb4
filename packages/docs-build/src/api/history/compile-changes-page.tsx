import { ChangesPage, ChangesPart } from 'docs-shell/components';
import { en, formatMessage } from 'docs-shell/i18n';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledPage } from '../../content/compiled-page';
import type { CompiledContent } from '../../content/types';
import { formatVersion } from '../../load/format-version';
import type { HistoryPart, ProductHistory } from '../../load/product-api';
import type { ApiContext } from '../api-context';
import { createApiContent } from '../create-api-content';
import { type ChangedExport, listChanges, selectChanges } from './list-changes';
import { summarizeParts } from './summarize-parts';
import { titleOfPart } from './title-of-part';
import { viewChanges, viewChangesPart } from './view-changes';
import { changesDataHref } from './write-changes-data';
import { writeChangesMarkdown, writeSummaryMarkdown } from './write-changes-markdown';

/** Compiles the page with all changes of the API of a product, or the one with the changes of a part. */
export async function compileChangesPage(
  context: ApiContext,
  history: ProductHistory,
  part?: HistoryPart,
): Promise<CompiledPage> {
  const { app, contentCache, sharedCacheKey } = context;
  const { pathname } = part ?? history;
  const content = await contentCache.get(['changes', part?.slug, sharedCacheKey], () =>
    Promise.resolve(part ? compilePart(part, history, context) : compileHistory(history, context)),
  );
  return { pathname, language: 'en', sourceFile: app.productFile, content };
}

function compileHistory(history: ProductHistory, context: ApiContext): CompiledContent {
  const { ledger, pathname, parts } = history;
  const groups = listChanges(ledger, context);
  const view = viewChanges(groups, { history, markdown: context.markdown, messages: en });
  const summary = summarizeParts(groups, parts);
  const dataHref = changesDataHref(pathname);
  return createContent(context, {
    title: en.apiChanges,
    description: formatMessage(en.changesDescription, {
      name: nameOfProduct(context),
      from: formatVersion(ledger.oldest),
      to: formatVersion(ledger.newest),
    }),
    element: <ChangesPage view={{ ...view, dataHref }} t={en} />,
    markdown:
      summary.length > 0 ? writeSummaryMarkdown(summary, en) : writeChangesMarkdown(groups, en),
    links: summary.length > 0 ? summary.map(({ link }) => link.href) : listLinks(groups),
  });
}

function compilePart(
  part: HistoryPart,
  history: ProductHistory,
  context: ApiContext,
): CompiledContent {
  const groups = selectChanges(listChanges(history.ledger, context), part);
  const view = viewChangesPart(groups, part, { history, markdown: context.markdown, messages: en });
  return createContent(context, {
    title: titleOfPart(part),
    description: formatMessage(en.changesInDescription, {
      name: nameOfProduct(context),
      versions: part.title,
    }),
    element: <ChangesPart view={view} t={en} />,
    markdown: writeChangesMarkdown(groups, en),
    links: [view.allHref, ...listLinks(groups)],
  });
}

interface ChangesContent {
  readonly title: string;
  readonly description: string;
  readonly element: ReactElement;
  readonly markdown: string;
  readonly links: readonly string[];
}

function createContent(
  { markdown: renderer }: Pick<ApiContext, 'markdown'>,
  { title, description, element, markdown, links }: ChangesContent,
): CompiledContent {
  return createApiContent({
    frontMatter: { title, description },
    html: renderToStaticMarkup(element),
    markdown,
    headings: [],
    links: [...renderer.takeLinks(), ...links],
    api: { demos: [] },
  });
}

function nameOfProduct({ app, api }: Pick<ApiContext, 'app' | 'api'>): string {
  const product = app.products.find(({ identity }) => identity.id === api.productId);
  return product?.identity.name ?? api.productId;
}

function listLinks(groups: readonly ChangedExport[]): string[] {
  return groups.flatMap(({ href, changes }) => [
    ...(href === undefined ? [] : [href]),
    ...changes.flatMap((change) => change.href ?? []),
  ]);
}
