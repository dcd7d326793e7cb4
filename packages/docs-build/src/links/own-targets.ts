import { findOwner } from 'docs-shell/routing';
import type { CompiledContent } from '../content/types';
import { demoName } from '../demos/server-entry';
import type { LoadedApp } from '../load';
import type { LinkTarget } from './link-target';

/** A page as the target of links. */
export interface OwnPage {
  readonly pathname: string;
  /** Ids that a link can target, or undefined if they are not known, so that each id is accepted. */
  readonly anchors: readonly string[] | undefined;
}

/** Returns an app's own products as link targets before they are built, from its English pages. */
export function describeOwnTargets(
  app: LoadedApp,
  pages: readonly OwnPage[],
): ReadonlyMap<string, LinkTarget> {
  const brokenPages = new Set(
    pages.flatMap(({ pathname, anchors }) => (anchors ? [] : [pathname])),
  );
  return new Map(
    app.products.map(({ identity: { id }, languages = [], redirects }) => [
      id,
      {
        isOwn: true,
        languages: ['en', ...languages],
        redirects,
        files: [],
        brokenPages,
        pages: pages
          .filter(({ pathname }) => findOwner(pathname, app.productTable)?.route.productId === id)
          .map(({ anchors = [], ...page }) => ({ ...page, anchors })),
      },
    ]),
  );
}

/** Returns the ids of a page, or undefined if a mistake kept it from being rendered. */
export function listAnchors({
  anchors,
  demos,
  diagnostics,
}: CompiledContent): readonly string[] | undefined {
  // A page with a mistake in its front matter alone was rendered.
  if (diagnostics.length > 0 && anchors.length === 0) return undefined;
  return [...anchors, ...demos.flatMap(({ file }) => demoAnchors(demoName(file)))];
}

/** Returns the anchors of a demo, as `DemoFrame` writes them: the demo, and the demo with one code variant. */
function demoAnchors(name: string): string[] {
  return [`demo-${name}`, `${name}.tsx`, `${name}.jsx`];
}
