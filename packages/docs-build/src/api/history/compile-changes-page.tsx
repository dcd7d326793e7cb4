import { ChangesPage } from 'docs-shell/components';
import { en, formatMessage } from 'docs-shell/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiLedger } from 'react-api-docs/history';
import type { CompiledPage } from '../../content/compiled-page';
import type { CompiledContent } from '../../content/types';
import type { ApiContext } from '../api-context';
import { createApiContent } from '../create-api-content';
import { formatVersion } from './format-version';
import { listChanges } from './list-changes';
import { changesDataHref } from './write-changes-data';
import { viewChanges } from './view-changes';
import { writeChangesMarkdown } from './write-changes-markdown';

/** Compiles the page with all changes of the API of a product. */
export async function compileChangesPage(context: ApiContext): Promise<CompiledPage> {
  const { app, api, contentCache, sharedCacheKey } = context;
  if (!api.history) throw new RangeError(`${api.productId} has no history.`);
  const { ledger, pathname } = api.history;
  const content = await contentCache.get(['changes', sharedCacheKey], () =>
    Promise.resolve(compileChanges(ledger, pathname, context)),
  );
  return { pathname, language: 'en', sourceFile: app.productFile, content };
}

function compileChanges(ledger: ApiLedger, pathname: string, context: ApiContext): CompiledContent {
  const { app, api, markdown } = context;
  const product = app.products.find(({ identity }) => identity.id === api.productId);
  const name = product?.identity.name ?? api.productId;
  const groups = listChanges(ledger, context);
  const view = viewChanges(groups, { ledger, markdown, messages: en });
  const dataHref = changesDataHref(pathname);
  return createApiContent({
    frontMatter: {
      title: en.apiChanges,
      description: formatMessage(en.changesDescription, {
        name,
        from: formatVersion(ledger.oldest),
        to: formatVersion(ledger.newest),
      }),
    },
    html: renderToStaticMarkup(<ChangesPage view={{ ...view, dataHref }} t={en} />),
    markdown: writeChangesMarkdown(groups, en),
    headings: [],
    links: [
      ...markdown.takeLinks(),
      ...groups.flatMap(({ href, changes }) => [
        ...(href === undefined ? [] : [href]),
        ...changes.flatMap((change) => change.href ?? []),
      ]),
    ],
    api: { demos: [] },
  });
}
