import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { findOwner, resolveLocation, toHref } from 'docs-shell/routing';
import type { CompiledPage } from '../content/compiled-page';
import { demoName } from '../demos/server-entry';
import { resolveUrl } from '../lib/resolve-url';
import { findRepositoryRoot, type LoadedApp } from '../load';
import { checkSourceLinks } from './check-source-links';
import type { LocatedLink } from './check-source-links';
import { findManifest } from './find-manifest';
import { findRegistry } from './find-registry';
import type { LinkTarget } from './link-target';

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
  const targets = describeOwnTargets(app, pages);
  return checkSourceLinks(collectLinks(app, pages), { productTable: app.productTable, targets });
}

/**
 * Checks all links of an app. Links into other products are checked against the manifests of these products, which the
 * registry of the site names.
 */
export async function checkLinks(
  app: LoadedApp,
  pages: readonly CompiledPage[],
  {
    manifestOrigin,
    cacheDir,
  }: {
    readonly manifestOrigin?: string;
    /** Keeps the last valid manifests of other products. */
    readonly cacheDir: string;
  },
): Promise<LinkReport> {
  const links = collectLinks(app, pages);
  const targets = new Map(describeOwnTargets(app, pages));
  const source = {
    ...(manifestOrigin !== undefined && { origin: manifestOrigin }),
    siteDir: path.join(findRepositoryRoot(app.appDir), 'dist/site'),
    cacheDir: path.join(cacheDir, 'manifests'),
  };
  const { productTable, note: registryNote } = await findRegistry(
    app.productTable,
    app.products.map(({ identity }) => identity.id),
    source,
  );
  const wanted = new Set(
    links.flatMap(({ href, from }) => {
      const resolved = resolveUrl(href, from);
      return resolved.kind === 'internal'
        ? [resolveLocation(resolved.pathname, productTable).productId]
        : [];
    }),
  );
  const routes = productTable.filter(
    ({ productId }) => wanted.has(productId) && !targets.has(productId),
  );
  const notes =
    registryNote === undefined
      ? []
      : [`The registry of the site can’t be loaded (${registryNote}).`];
  await Promise.all(
    routes.map(async (route) => {
      const { manifest, note } = await findManifest(route, source);
      if (manifest) targets.set(route.productId, toTarget(manifest));
      if (note !== undefined) notes.push(describeNote(route.productId, note, manifest));
    }),
  );
  return { diagnostics: checkSourceLinks(links, { productTable, targets }), notes: notes.sort() };
}

type Manifest = NonNullable<Awaited<ReturnType<typeof findManifest>>['manifest']>;

function toTarget(manifest: Manifest): LinkTarget {
  return { ...manifest, isOwn: false };
}

function describeNote(productId: string, note: string, manifest: Manifest | undefined): string {
  return manifest
    ? `The manifest of ${productId} can’t be loaded (${note}).`
    : `Links into ${productId} are not checked: there is no manifest of it (${note}).`;
}

/** Returns all links in an app's sources, and the targets of its redirects. */
function collectLinks(app: LoadedApp, pages: readonly CompiledPage[]): LocatedLink[] {
  const inContent = pages.flatMap(({ pathname, language, sourceFile, content }) =>
    content.links.map(({ href, line }) => ({
      href,
      from: toHref(pathname, language, app.productTable),
      location: { file: sourceFile, line },
    })),
  );
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

/** Returns the app's own products as link targets, from its compiled content. */
function describeOwnTargets(
  app: LoadedApp,
  pages: readonly CompiledPage[],
): ReadonlyMap<string, LinkTarget> {
  const english = pages.filter(({ language }) => language === 'en');
  // A page with a mistake in its front matter alone was rendered.
  const broken = english.filter(
    ({ content }) => content.diagnostics.length > 0 && content.anchors.length === 0,
  );
  const brokenPages = new Set(broken.map(({ pathname }) => pathname));
  return new Map(
    app.products.map(({ identity: { id }, languages = [], redirects }) => [
      id,
      {
        isOwn: true,
        languages: ['en', ...languages],
        redirects,
        files: [],
        brokenPages,
        pages: english
          .filter(({ pathname }) => findOwner(pathname, app.productTable)?.route.productId === id)
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
