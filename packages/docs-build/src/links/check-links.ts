import type { Diagnostic } from 'diagnostics';
import { toHref } from 'docs-shell/routing';
import type { CompiledPage } from '../content/compiled-page';
import type { LoadedApp } from '../load';
import { checkSourceLinks, type LocatedLink } from './check-source-links';
import { openOtherTargets, type OtherTargetsOptions } from './other-targets';
import { describeOwnTargets, listAnchors } from './own-targets';

/** Diagnostics of an app's links, and notes about links that could not be checked. */
export interface LinkReport {
  readonly diagnostics: readonly Diagnostic[];
  /** A line for each product whose manifest is missing or old. */
  readonly notes: readonly string[];
}

/** Checks links between pages of the app. They can be checked before anything is built, and without other products. */
export function checkOwnLinks(
  app: LoadedApp,
  pages: readonly CompiledPage[],
): readonly Diagnostic[] {
  const { productTable } = app;
  return checkSourceLinks(listLinks(app, pages), { productTable, targets: ownTargets(app, pages) });
}

/**
 * Checks all links of an app. Links into other products are checked against the manifests of these products, which the
 * registry of the site names.
 */
export async function checkLinks(
  app: LoadedApp,
  pages: readonly CompiledPage[],
  options: OtherTargetsOptions,
): Promise<LinkReport> {
  const links = listLinks(app, pages);
  const { productTable, targets: others, notes } = await openOtherTargets(options)(app, links);
  const targets = new Map([...ownTargets(app, pages), ...others]);
  return { diagnostics: checkSourceLinks(links, { productTable, targets }), notes };
}

function ownTargets(app: LoadedApp, pages: readonly CompiledPage[]) {
  const english = pages.filter(({ language }) => language === 'en');
  return describeOwnTargets(
    app,
    english.map(({ pathname, content }) => ({
      pathname,
      anchors: listAnchors(content),
    })),
  );
}

/** Returns the links in the content of a page. */
export function listContentLinks(
  { productTable }: Pick<LoadedApp, 'productTable'>,
  { pathname, language, sourceFile, content }: CompiledPage,
): LocatedLink[] {
  const from = toHref(pathname, language, productTable);
  return content.links.map(({ href, line }) => ({
    href,
    from,
    location: { file: sourceFile, line },
  }));
}

/** Returns all links in an app's sources, and the targets of its redirects. */
function listLinks(app: LoadedApp, pages: readonly CompiledPage[]): LocatedLink[] {
  const inContent = pages.flatMap((page) => listContentLinks(app, page));
  // A slot has the same links on many pages.
  const inSlots = [...new Set(pages.flatMap(({ slotLinks = [] }) => slotLinks))].map((href) => ({
    href,
    from: '/',
    location: { file: app.configFile, path: 'slots' },
  }));
  const prefix = (index: number) => (app.products.length > 1 ? `[${index}].` : '');
  const moved = app.products.flatMap(({ redirects }, product) =>
    redirects.map(({ from, to }, index) => ({
      href: toHref(to, 'en'),
      isRedirect: true as const,
      from: toHref(from, 'en'),
      location: { file: app.productFile, path: `${prefix(product)}redirects[${index}].to` },
    })),
  );
  return [...inContent, ...inSlots, ...moved];
}
