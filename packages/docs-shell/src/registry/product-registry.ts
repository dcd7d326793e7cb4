import { isRecord } from '../lib/is-record';
import { manifestAddress } from '../product';
import { isLanguagePrefix, rootPathOf, type ProductRoute } from '../routing';

/** Version of `ProductRegistry`. Readers ignore a registry with an unknown version. */
export const registryVersion = 1;

/** Address of the registry. Only the root of the site has one. */
export const registryAddress = '/docs-products.json';

/** Limits of a registry. A larger one is ignored, so that no reader has to work through it. */
export const registryLimits = { bytes: 256 * 1024, products: 500, prefixes: 50, characters: 200 };

/** A product of the site. */
export interface RegisteredProduct {
  readonly id: string;
  /** Path prefixes without trailing slash; `/` for the product that owns the rest. The first is the root of the product. */
  readonly prefixes: readonly string[];
  /** Whether languages and assets are below the root of the product. */
  readonly selfContained?: boolean;
  /** Omitted until the registry is written by a build that can read the product's manifest. */
  readonly name?: string;
  readonly category: string;
  /** Products are listed by this number, and in the order of the file if it is the same. */
  readonly order: number;
  /** Address of the published manifest: `docs-manifest.json` below the first prefix. */
  readonly manifest: string;
}

/**
 * The products of a site, published as `/docs-products.json`. All apps read it when a page is open, so a product joins
 * or leaves the site without a build of the others. The product table of a build is only the fallback.
 */
export interface ProductRegistry {
  readonly schemaVersion: typeof registryVersion;
  /** Canonical origin of the site, for lists of absolute addresses such as the sitemap. */
  readonly origin?: string;
  /** Sorted. */
  readonly products: readonly RegisteredProduct[];
}

/**
 * Creates the entry of a product in the product table.
 *
 * @param order position in lists of products. Smaller numbers come first
 * @param name omitted if the build does not know it
 */
export function registerRoute(
  route: ProductRoute,
  order: number,
  name?: string,
): RegisteredProduct {
  return {
    id: route.productId,
    prefixes: route.pathPrefixes,
    ...(route.selfContained && { selfContained: true }),
    ...(name !== undefined && { name }),
    category: route.categoryId,
    order,
    manifest: manifestAddress(rootPathOf(route)),
  };
}

/** Returns the product table that a registry describes. */
export function toProductTable({ products }: ProductRegistry): readonly ProductRoute[] {
  return products.map(({ id, prefixes, category, selfContained }) => ({
    productId: id,
    categoryId: category,
    pathPrefixes: prefixes,
    ...(selfContained === true && { selfContained }),
  }));
}

/**
 * Parses a registry. Another team writes it, so nothing is trusted: a registry of an unknown version, with too many
 * products or without any valid product is ignored. Of the others, invalid products are left out, and so is the later
 * of two with the same id or prefix. Every path in the result is a path of this site.
 */
export function parseRegistry(value: unknown): ProductRegistry | undefined {
  if (!isRecord(value) || value['schemaVersion'] !== registryVersion) return undefined;
  const entries: unknown = value['products'];
  if (!Array.isArray(entries) || entries.length > registryLimits.products) return undefined;
  const taken = new Set<string>();
  const products = entries
    .flatMap(parseProduct)
    .filter(({ id, prefixes }) => {
      const names = [id, ...prefixes];
      const isFree = !names.some((name) => taken.has(name));
      if (isFree) for (const name of names) taken.add(name);
      return isFree;
    })
    .toSorted((a, b) => a.order - b.order);
  const origin = value['origin'];
  return products.length === 0
    ? undefined
    : { schemaVersion: registryVersion, ...(isOrigin(origin) && { origin }), products };
}

/** Patterns of the texts in a registry; `registry/schema` publishes them. */
export const registryPatterns = {
  id: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  prefix: /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  origin: /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
};

function parseProduct(value: unknown): RegisteredProduct[] {
  if (!isRecord(value)) return [];
  const { id, prefixes, selfContained, name, category, order, manifest } = value;
  if (!matches(id, registryPatterns.id) || !matches(category, registryPatterns.id)) return [];
  if (!Array.isArray(prefixes) || prefixes.length > registryLimits.prefixes) return [];
  const paths = prefixes.filter(isPrefix);
  if (paths.length === 0 || paths.length < prefixes.length) return [];
  const product = registerRoute(
    {
      productId: id,
      categoryId: category,
      pathPrefixes: paths,
      ...(selfContained === true && { selfContained }),
    },
    typeof order === 'number' && Number.isFinite(order) ? order : 0,
    isLine(name) ? name : undefined,
  );
  return product.manifest === manifest ? [product] : [];
}

/** The first segment of a language would make the pages of the product translations of another one. */
function isPrefix(value: unknown): value is string {
  return matches(value, registryPatterns.prefix) && !isLanguagePrefix(value.split('/')[1]);
}

function isOrigin(value: unknown): value is string {
  return matches(value, registryPatterns.origin);
}

function matches(value: unknown, pattern: RegExp): value is string {
  return isLine(value) && pattern.test(value);
}

function isLine(value: unknown): value is string {
  return (
    typeof value === 'string' && value.trim() !== '' && value.length <= registryLimits.characters
  );
}
