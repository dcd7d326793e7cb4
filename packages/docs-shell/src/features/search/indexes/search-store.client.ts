import { addShard, createCatalog, searchIndexAddress, shardsFor } from '../engine';
import type { Catalog, SearchQuery } from '../engine';
import { fetchJson } from '../../../client/fetch-json';
import { readText } from '../../../lib/read-text';
import type { SiteProduct } from '../../../page/types';
import type { ProductStore } from '../../products/product-store.client';
import type { SiteRegistry } from '../../products/site-registry.client';
import { parseSearchIndex } from './parse-search-index';
import type { VisitedProduct } from './visited-pages.client';

/** After this time an index counts as missing; the hits of other products are shown before. */
const timeoutMs = 15_000;
/** Of an index or a shard. The largest index has 130 KB, and 2 MiB are parsed in 100 ms. */
const maxBytes = 2 * 1024 * 1024;

/**
 * The state of a product's index. A product that is not deployed, or not in this language, is `absent`. Of one that is
 * `visited` the index is missing, and the copies of pages that the reader has visited are searched.
 */
export type IndexState = 'loading' | 'ready' | 'missing' | 'visited' | 'absent';

/** The indexes of all products of the site. */
export interface SearchStore {
  /** The loaded indexes, in the order of the site. */
  readonly catalogs: () => readonly Catalog[];
  /** Whether the index of any product has this state. */
  readonly has: (state: IndexState) => boolean;
  /** Names of the products with this state. A loading product without a known name is left out: it may not exist. */
  readonly names: (state: 'loading' | 'missing' | 'visited') => readonly string[];
  /** Loads the unknown names of products that are still loading. */
  readonly loadNames: () => void;
  /** Whether shards that the last query needed could not be loaded. */
  readonly lacksBodyTerms: () => boolean;
  /** The messages of the dialog in the language of the page; empty in English. */
  readonly messages: () => Readonly<Record<string, string>>;
  /** Loads the indexes that are not loaded or loading. */
  readonly load: () => void;
  /** Loads the shards that a query needs. Resolves to whether anything changed; never rejects. */
  readonly loadShards: (query: SearchQuery) => Promise<boolean>;
}

interface SearchStoreOptions {
  readonly registry: SiteRegistry;
  readonly productStore: ProductStore;
  readonly currentProduct: string;
  readonly language: string;
  /** Is called after each index that has been loaded or is missing, and after each new name. */
  readonly onChange: () => void;
}

/** Creates the store; nothing is loaded yet. A product whose index is missing does not affect the others. */
export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { registry, productStore, currentProduct, language, onChange } = options;
  const states = new Map<string, IndexState>();
  const catalogs = new Map<string, Catalog>();
  const loadedShards = new Set<string>();
  const loadingShards = new Map<string, Promise<boolean>>();
  let messages: Readonly<Record<string, string>> = {};
  let lacksBodyTerms = false;
  let visitedProducts: Promise<readonly VisitedProduct[]> | undefined;

  const loadIndex = async ({ id, rootPath }: SiteProduct) => {
    states.set(id, 'loading');
    const answer = await fetchJson(searchIndexAddress(rootPath, language), { timeoutMs, maxBytes });
    const index =
      answer.kind === 'found' ? parseSearchIndex(answer.value, { id, language }) : undefined;
    if (index) {
      const isVisible = index.product.isInternal !== true || id === currentProduct;
      states.set(id, isVisible ? 'ready' : 'absent');
      if (isVisible) catalogs.set(id, createCatalog(index));
      if (id === currentProduct) messages = index.messages ?? {};
    } else {
      // The manifest says whether the product exists, and its name.
      await productStore.refresh({ id, rootPath });
      const isKnown = productStore.summaries().has(id);
      const isGone = answer.kind === 'gone' && (!isKnown || language !== 'en');
      const visited = isGone ? undefined : await loadVisitedPages({ id, rootPath });
      if (visited) catalogs.set(id, visited);
      else catalogs.delete(id);
      states.set(id, isGone ? 'absent' : visited ? 'visited' : 'missing');
    }
    onChange();
  };

  const loadVisitedPages = async (product: SiteProduct) => {
    try {
      const { createVisitedCatalog, listVisitedPages } = await import('./visited-pages.client');
      const products = await (visitedProducts ??= listVisitedPages());
      const visited = products.find(({ rootPath }) => rootPath === product.rootPath);
      const version = productStore.summaries().get(product.id)?.version;
      return visited && (await createVisitedCatalog(product, visited, { language, version }));
    } catch {
      return undefined;
    }
  };

  const loadIndexes = () => {
    // Browsers send few requests at a time, and a site may have hundreds of products.
    const isOther = ({ id }: SiteProduct) => Number(id !== currentProduct);
    for (const product of registry.products().toSorted((a, b) => isOther(a) - isOther(b))) {
      const state = states.get(product.id);
      if (state === undefined || state === 'missing' || state === 'visited') {
        void loadIndex(product);
      }
    }
  };

  const loadShardOnce = (catalog: Catalog, href: string) => {
    const request =
      loadingShards.get(href) ??
      loadShard(catalog, href).then((isLoaded) => {
        if (isLoaded) loadedShards.add(href);
        // A failed request is repeated by the next query.
        loadingShards.delete(href);
        return isLoaded;
      });
    loadingShards.set(href, request);
    return request;
  };

  const productsIn = (state: IndexState) =>
    registry.products().filter(({ id }) => states.get(id) === state);

  /** Without those of products that have left the site since. */
  const listCatalogs = () => registry.products().flatMap(({ id }) => catalogs.get(id) ?? []);

  return {
    catalogs: listCatalogs,
    has: (state) => productsIn(state).length > 0,
    names: (state) =>
      productsIn(state).flatMap(
        ({ id }) =>
          catalogs.get(id)?.product.name ??
          productStore.summaries().get(id)?.name ??
          (state === 'missing' ? id : []),
      ),
    loadNames: () => {
      const known = productStore.summaries();
      for (const product of productsIn('loading').filter(({ id }) => !known.has(id))) {
        void productStore.refresh(product).then(onChange);
      }
    },
    lacksBodyTerms: () => lacksBodyTerms,
    messages: () => messages,
    load: () => {
      visitedProducts = undefined;
      loadIndexes();
      void registry.refresh().then((hasChanged) => {
        if (hasChanged) {
          loadIndexes();
          onChange();
        }
      });
    },
    loadShards: async (query) => {
      const requests = listCatalogs().flatMap((catalog) =>
        shardsFor(catalog, query)
          .filter(({ href }) => !loadedShards.has(href))
          .map(({ href }) => loadShardOnce(catalog, href)),
      );
      const results = await Promise.all(requests);
      const lackedBodyTerms = lacksBodyTerms;
      lacksBodyTerms = results.includes(false);
      return results.includes(true) || lacksBodyTerms !== lackedBodyTerms;
    },
  };
}

async function loadShard(catalog: Catalog, href: string): Promise<boolean> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) addShard(catalog, await readText(response, maxBytes));
    return response.ok;
  } catch {
    return false;
  }
}
