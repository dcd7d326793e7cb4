import path from 'node:path';
import { resolveLocation, type ProductRoute, type ProductTable } from 'docs-shell/routing';
import { LRUCache } from 'lru-cache';
import { resolveUrl } from '../lib/resolve-url';
import { findRepositoryRoot, type LoadedApp } from '../load';
import type { LocatedLink } from './check-source-links';
import { findManifest, type PublishedSourceOptions } from './find-manifest';
import { findRegistry } from './find-registry';
import type { LinkTarget } from './link-target';

/** Where the manifests of other products come from. */
export interface OtherTargetsOptions {
  /** Origin of the site. Without it, the assembled site of the workspace is read. */
  readonly manifestOrigin?: string | undefined;
  /** Keeps the last valid manifests of other products. */
  readonly cacheDir: string;
  /** Time after which the registry and a manifest are read again, in milliseconds. Without it, each is read once. */
  readonly maxAge?: number;
}

/** The products of the site that links lead into, beside the app's own. */
export interface OtherTargets {
  readonly productTable: ProductTable;
  /** By product. A product without a manifest has none, and links into it are not checked. */
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** A line for each product whose manifest is missing or old. */
  readonly notes: readonly string[];
}

/** Finds the products that the links of an app lead into. */
export type FindOtherTargets = (
  app: LoadedApp,
  links: readonly LocatedLink[],
) => Promise<OtherTargets>;

interface RegistryQuestion {
  /** The product table of the build. */
  readonly built: ProductTable;
  /** Ids of the app's products. */
  readonly own: readonly string[];
  readonly source: PublishedSourceOptions;
}

interface ManifestQuestion {
  readonly route: ProductRoute;
  readonly source: PublishedSourceOptions;
}

/** Number of products, and of product tables, that are kept. */
const max = 100;

/** Returns a function that finds the manifests of the products that links lead into. The registry of the site names them. */
export function openOtherTargets({
  manifestOrigin,
  cacheDir,
  maxAge = 0,
}: OtherTargetsOptions): FindOtherTargets {
  const registries = new LRUCache<string, ReturnType<typeof findRegistry>, RegistryQuestion>({
    max,
    ttl: maxAge,
    memoMethod: (_key, _stale, { context: { built, own, source } }) =>
      findRegistry(built, own, source),
  });
  const manifests = new LRUCache<string, ReturnType<typeof findManifest>, ManifestQuestion>({
    max,
    ttl: maxAge,
    memoMethod: (_key, _stale, { context: { route, source } }) => findManifest(route, source),
  });
  return async (app, links) => {
    const built = app.productTable;
    const own = app.products.map(({ identity }) => identity.id);
    const source: PublishedSourceOptions = {
      ...(manifestOrigin !== undefined && { origin: manifestOrigin }),
      siteDir: path.join(findRepositoryRoot(app.appDir), 'dist/site'),
      cacheDir: path.join(cacheDir, 'manifests'),
    };
    const { productTable, note: registryNote } = await registries.memo(JSON.stringify(built), {
      context: { built, own, source },
    });
    const wanted = listProducts(links, productTable);
    const routes = productTable.filter(
      ({ productId }) => wanted.has(productId) && !own.includes(productId),
    );
    const found = await Promise.all(
      routes.map(async (route) => {
        const { productId } = route;
        const { manifest, note } = await manifests.memo(productId, { context: { route, source } });
        return { productId, manifest, note };
      }),
    );
    return {
      productTable,
      targets: new Map(
        found.flatMap(({ productId, manifest }) =>
          manifest ? [[productId, { ...manifest, isOwn: false }] as const] : [],
        ),
      ),
      notes: [
        ...(registryNote === undefined
          ? []
          : [`The registry of the site can’t be loaded (${registryNote}).`]),
        ...found.flatMap(({ productId, manifest, note }) =>
          note === undefined ? [] : describeNote(productId, note, manifest !== undefined),
        ),
      ].sort(),
    };
  };
}

/** Returns the products that links lead into. */
function listProducts(
  links: readonly LocatedLink[],
  productTable: ProductTable,
): ReadonlySet<string> {
  return new Set(
    links.flatMap(({ href, from }) => {
      const resolved = resolveUrl(href, from);
      return resolved.kind === 'internal'
        ? [resolveLocation(resolved.pathname, productTable).productId]
        : [];
    }),
  );
}

function describeNote(productId: string, note: string, isOld: boolean): string {
  return isOld
    ? `The manifest of ${productId} can’t be loaded (${note}).`
    : `Links into ${productId} are not checked: there is no manifest of it (${note}).`;
}
