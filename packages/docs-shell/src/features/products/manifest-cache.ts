import type { JsonAnswer } from '../../client/fetch-json';
import { isRecord } from '../../lib/is-record';
import { parseJson } from '../../lib/parse-json';
import type { SiteProduct } from '../../page/types';
import { parseManifest, parseSummary, type ProductSummary } from './product-summary';

/** A summary of the last valid manifest of each product, by id. */
export type ManifestCache = ReadonlyMap<string, ProductSummary>;

/** Parses a stored cache; invalid entries are left out. */
export function parseManifestCache(
  text: string | null,
  products: readonly SiteProduct[],
): ManifestCache {
  const stored = parseJson(text);
  return new Map(
    products.flatMap((product) => {
      const summary = isRecord(stored) ? parseSummary(stored[product.id], product) : undefined;
      return summary ? [[product.id, summary] as const] : [];
    }),
  );
}

/** Writes a cache in the format that `parseManifestCache` reads. */
export function formatManifestCache(cache: ManifestCache): string {
  return JSON.stringify(Object.fromEntries(cache));
}

/**
 * Returns the cache after a request for the manifest of a product. A product that no longer exists, or that is
 * internal, loses its entry. After a failed request or an invalid manifest, the last valid summary stays. Other entries
 * do not change.
 */
export function updateManifestCache(
  cache: ManifestCache,
  product: SiteProduct,
  answer: JsonAnswer,
): ManifestCache {
  const summary = answer.kind === 'found' ? parseManifest(answer.value, product) : undefined;
  const isInternal = summary && answer.kind === 'found' && isInternalManifest(answer.value);
  if (answer.kind === 'gone' || isInternal) {
    return new Map([...cache].filter(([id]) => id !== product.id));
  }
  return summary ? new Map([...cache, [product.id, summary]]) : cache;
}

/** An internal product is not listed for readers and search engines. */
function isInternalManifest(value: unknown): boolean {
  return isRecord(value) && value['noindex'] === true;
}
