import { findOwner, toHref } from 'docs-shell/routing';
import { productTable } from 'products';
import type { LoadedApp } from '../load';
import { demoName } from '../demos/server-entry';
import type { CompiledPage } from '../content/compiled-page';
import type { PlacedLink } from './check-source-links';
import type { LinkTarget } from './link-target';

/** Returns all links in an app's sources, and the targets of its redirects. */
export function collectLinks(app: LoadedApp, pages: readonly CompiledPage[]): PlacedLink[] {
  const written = pages.flatMap(({ pathname, language, sourceFile, content }) =>
    content.links.map(({ href, line }) => ({
      href,
      from: toHref(pathname, language),
      place: { file: sourceFile, line },
    })),
  );
  const prefix = (index: number) => (app.products.length > 1 ? `[${index}].` : '');
  const moved = app.products.flatMap(({ redirects }, product) =>
    redirects.map(({ from, to }, index) => ({
      href: toHref(to, 'en'),
      isRedirect: true as const,
      from: toHref(from, 'en'),
      place: { file: app.productFile, path: `${prefix(product)}redirects[${index}].to` },
    })),
  );
  return [...written, ...moved];
}

/** Returns the app's own products as link targets, from its compiled content. */
export function describeOwnTargets(
  app: LoadedApp,
  pages: readonly CompiledPage[],
): ReadonlyMap<string, LinkTarget> {
  const english = pages.filter(({ language }) => language === 'en');
  return new Map(
    app.products.map(({ identity: { id }, languages = [], redirects }) => [
      id,
      {
        isOwn: true,
        languages: ['en', ...languages],
        redirects,
        files: [],
        pages: english
          .filter(({ pathname }) => findOwner(pathname, productTable)?.route.productId === id)
          .map(({ pathname, content }) => ({
            pathname,
            title: content.frontMatter.title,
            anchors: [
              ...content.anchors,
              ...content.demos.flatMap(({ file }) => demoAnchors(demoName(file))),
            ],
          })),
      },
    ]),
  );
}

/** Returns the anchors of a demo, as `DemoFrame` writes them: the demo, and the demo with one code variant. */
function demoAnchors(name: string): string[] {
  return [`demo-${name}`, `${name}.tsx`, `${name}.jsx`];
}
