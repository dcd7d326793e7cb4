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
    /** Name of a hit that is identified by its name instead of its anchor. */
    kind: z.enum(['prop', 'slot', 'class', 'variable']).optional(),
    title: z.string().optional(),
  }),
);

/** A query, and the page that must be its first result. */
export type GoldenQuery = z.infer<typeof goldenSchema>[number];

const heldOutSchema = z.array(
  z.strictObject({
    product: z.enum(productTable.map(({ productId }) => productId)),
    /** Page of the reader. */
    at: z.string(),
    query: z.string(),
    /** Pages that answer the question. */
    pages: z.array(z.string()).min(1),
    /** Where the question was asked in public. */
    source: z.url(),
  }),
);

/** A query that was worded from a public question, not from a page. */
export type HeldOutQuery = z.infer<typeof heldOutSchema>[number];

/** What a reader types, and where. */
export type ReaderQuery = Pick<GoldenQuery, 'at' | 'query'>;

const queriesDir = path.join(import.meta.dirname, '../search');

/** Loads the golden set from its file. */
export function readGoldenQueries(): readonly GoldenQuery[] {
  return goldenSchema.parse(readJson(path.join(queriesDir, 'golden-queries.json')));
}

/** Loads the held-out queries from their file. */
export function readHeldOutQueries(): readonly HeldOutQuery[] {
  return heldOutSchema.parse(readJson(path.join(queriesDir, 'held-out-queries.json')));
}

/** The indexes of all products of the assembled site, without shards. */
export function readCatalogs(): readonly Catalog[] {
  return productTable.flatMap((route) => {
    const file = path.join(site, searchIndexAddress(rootPathOf(route), 'en'));
    return existsSync(file) ? [createCatalog(readJson(file) as SearchIndex)] : [];
  });
}

/** Returns the same catalogs without the shards that earlier queries have loaded. */
export function withoutShards(catalogs: readonly Catalog[]): readonly Catalog[] {
  return catalogs.map((catalog) => ({ ...catalog, bodyTerms: new Map() }));
}

/** Returns the same catalogs with all their shards. */
export function withAllShards(catalogs: readonly Catalog[]): readonly Catalog[] {
  const complete = withoutShards(catalogs);
  for (const catalog of complete) {
    for (const { href } of catalog.shards) addShardFile(catalog, href);
  }
  return complete;
}

/** Returns the hits of a query in the order of the search box. */
export function search(catalogs: readonly Catalog[], { query, at }: ReaderQuery): SearchHit[] {
  const parsed = parseQuery(query);
  for (const catalog of catalogs) {
    for (const { href } of shardsFor(catalog, parsed)) addShardFile(catalog, href);
  }
  const current = catalogs
    .filter(({ product }) => at.startsWith(product.href))
    .sort((a, b) => b.product.href.length - a.product.href.length)[0];
  const groups = searchProducts(catalogs, parsed, {
    ...(current && { currentProduct: current.product.id }),
  });
  return groups.flatMap(({ hits }) => hits);
}

function addShardFile(catalog: Catalog, href: string): void {
  addShard(catalog, readFileSync(path.join(site, href), 'utf8'));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns whether an entry is an expected result of a query. */
export function isWanted(entry: SearchHit['entry'], { first, kind, title }: GoldenQuery): boolean {
  return kind === undefined
    ? first.includes(entry.href)
    : entry.kind === kind &&
        entry.text === title &&
        first.some((page) => entry.href.startsWith(`${page}#`));
}

/** Whether an address is on a page that answers a held-out query. */
export function isOnPage(href: string, { pages }: HeldOutQuery): boolean {
  return pages.includes(href.split('#')[0] ?? '');
}
