import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  addShard,
  createCatalog,
  parseQuery,
  searchIndexAddress,
  searchProducts,
  shardsFor,
  type Catalog,
  type SearchHit,
  type SearchIndex,
} from 'docs-shell/search';
import { rootPathOf } from 'docs-shell/routing';
import { productTable } from 'products';

const site = path.join(import.meta.dirname, '../../../dist/site');

const goldenSchema = z.array(
  z.strictObject({
    product: z.enum(productTable.map(({ productId }) => productId)),
    /** Page of the reader. */
    at: z.string(),
    query: z.string(),
    /** URLs that may be the first result. */
    first: z.array(z.string()).min(1),
    /** Of a hit that is known by its name, not by its anchor. */
    kind: z.enum(['prop', 'slot', 'class', 'variable']).optional(),
    title: z.string().optional(),
  }),
);

/** A query, and the page that must be its first result. */
export type GoldenQuery = z.infer<typeof goldenSchema>[number];

/** Loads the golden set from its file. */
export function readGoldenQueries(): readonly GoldenQuery[] {
  const file = path.join(import.meta.dirname, '../search/golden-queries.json');
  return goldenSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The indexes of all products of the assembled site, without shards. */
export function readCatalogs(): readonly Catalog[] {
  return productTable.flatMap((route) => {
    const file = path.join(site, searchIndexAddress(rootPathOf(route), 'en'));
    return existsSync(file)
      ? [createCatalog(JSON.parse(readFileSync(file, 'utf8')) as SearchIndex)]
      : [];
  });
}

/** Returns the same catalogs without the shards that earlier queries have loaded. */
export function withoutShards(catalogs: readonly Catalog[]): readonly Catalog[] {
  return catalogs.map((catalog) => ({ ...catalog, bodyTerms: new Map() }));
}

/** Returns the hits of a query in the order of the search box. */
export function search(catalogs: readonly Catalog[], { query, at }: GoldenQuery): SearchHit[] {
  const parsed = parseQuery(query);
  for (const catalog of catalogs) {
    for (const { href } of shardsFor(catalog, parsed)) {
      addShard(catalog, readFileSync(path.join(site, href), 'utf8'));
    }
  }
  const current = catalogs
    .filter(({ product }) => at.startsWith(product.href))
    .sort((a, b) => b.product.href.length - a.product.href.length)[0];
  const groups = searchProducts(catalogs, parsed, {
    ...(current && { currentProduct: current.product.id }),
  });
  return groups.flatMap(({ hits }) => hits);
}

/** Whether a hit is an expected result of a query. */
export function isWanted({ entry }: SearchHit, { first, kind, title }: GoldenQuery): boolean {
  return kind === undefined
    ? first.includes(entry.href)
    : entry.kind === kind &&
        entry.text === title &&
        first.some((page) => entry.href.startsWith(`${page}#`));
}
