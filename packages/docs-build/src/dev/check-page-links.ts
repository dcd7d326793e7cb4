import type { Diagnostic } from 'diagnostics';
import type { AppData } from 'docs-shell/page-document';
import { defaultLanguage, resolveLocation } from 'docs-shell/routing';
import type { CompiledPage } from '../content/compiled-page';
import { resolveUrl } from '../lib/resolve-url';
import type { LoadedApp } from '../load';
import { listContentLinks } from '../links/check-links';
import { checkSourceLinks, type LocatedLink } from '../links/check-source-links';
import type { FindOtherTargets } from '../links/other-targets';
import { describeOwnTargets, listAnchors } from '../links/own-targets';

/** A link that `docs check` would report. */
export interface LinkProblem {
  /** As it is written. */
  readonly href: string;
  readonly diagnostic: Diagnostic;
}

interface DevLinksParts {
  readonly app: LoadedApp;
  readonly describe: () => Promise<Pick<AppData, 'pages'>>;
  /** Returns the English page at a pathname. */
  readonly compile: (pathname: string) => Promise<CompiledPage | undefined>;
  readonly findOthers: FindOtherTargets;
}

/**
 * Checks the links of one page. Compiles only the pages whose headings its links name, one after another: the requests
 * of readers go first.
 */
export async function checkPageLinks(
  page: CompiledPage,
  { app, describe, compile, findOthers }: DevLinksParts,
): Promise<readonly LinkProblem[]> {
  const links = listContentLinks(app, page);
  if (links.length === 0) return [];
  const anchors = new Map<string, readonly string[] | undefined>();
  for (const pathname of listAnchored(app, links)) {
    const target = await compile(pathname);
    anchors.set(pathname, target && listAnchors(target.content));
  }
  const { pages } = await describe();
  const own = describeOwnTargets(
    app,
    pages
      .filter(({ language }) => language === defaultLanguage)
      .map(({ pathname }) => ({ pathname, anchors: anchors.get(pathname) })),
  );
  const { productTable, targets } = await findOthers(app, links);
  const context = { productTable, targets: new Map([...own, ...targets]) };
  return links.flatMap((link) =>
    checkSourceLinks([link], context).map((diagnostic) => ({ href: link.href, diagnostic })),
  );
}

/** Returns the pathnames of the app's pages that links name a heading of. */
function listAnchored(app: LoadedApp, links: readonly LocatedLink[]): ReadonlySet<string> {
  const own = new Set(app.products.map(({ identity }) => identity.id));
  return new Set(
    links.flatMap(({ href, from }) => {
      const resolved = resolveUrl(href, from);
      if (resolved.kind !== 'internal' || resolved.anchor === '') return [];
      const { pathname, productId } = resolveLocation(resolved.pathname, app.productTable);
      return own.has(productId) ? [pathname] : [];
    }),
  );
}
