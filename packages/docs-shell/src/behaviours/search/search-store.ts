import { addShard, createCatalog, searchIndexAddress, shardsFor } from '../../search';
import type { Catalog, SearchQuery } from '../../search';
import { fetchJson } from '../fetch-json';
import type { ProductPlace } from '../products/product-places';
import type { ProductStore } from '../products/product-store';
import { parseSearchIndex } from './parse-search-index';

/** Milliseconds after which a product counts as not answering; until then the others are shown. */
const timeLimit = 15_000;

/** How far the index of a product is. `absent` is a product that is not deployed, or not in this language. */
export type IndexState = 'loading' | 'ready' | 'missing' | 'absent';

/** The indexes of the site's products, as far as they are loaded. */
export interface SearchStore {
  readonly catalogs: () => readonly Catalog[];
  /** Names of the products in a state. */
  readonly names: (state: IndexState) => readonly string[];
  /** The words of the box, where the own product has them in its language. */
  readonly words: () => Readonly<Record<string, string>>;
  /** Asks all products that have not answered; calls back at each answer. */
  readonly load: () => void;
  /** Asks for the words of the texts that a query needs. Tells whether there are new ones; never rejects. */
  readonly loadTexts: (query: SearchQuery) => Promise<boolean>;
}

interface SearchStoreOptions {
  readonly places: readonly ProductPlace[];
  readonly products: ProductStore;
  readonly currentProduct: string;
  readonly language: string;
  readonly onChange: () => void;
}

/** Opens the store; nothing is loaded yet. Each product answers for itself alone (SPEC MAN-6). */
export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { places, products, currentProduct, language, onChange } = options;
  const states = new Map<string, IndexState>();
  const catalogs = new Map<string, Catalog>();
  const shards = new Set<string>();
  let words: Readonly<Record<string, string>> = {};

  const ask = async (place: ProductPlace) => {
    states.set(place.id, 'loading');
    const answer = await fetchJson(searchIndexAddress(place.rootPath, language), timeLimit);
    const index =
      answer.kind === 'found'
        ? parseSearchIndex(answer.value, { id: place.id, language })
        : undefined;
    if (index) {
      const isForOthers = index.product.isInternal !== true || place.id === currentProduct;
      states.set(place.id, isForOthers ? 'ready' : 'absent');
      if (isForOthers) catalogs.set(place.id, createCatalog(index));
      if (place.id === currentProduct) words = index.words ?? {};
    } else {
      // Whether the product is there at all, and what it is called, its manifest says.
      await products.refresh(place);
      const isKnown = products.copies().has(place.id);
      const isGone = answer.kind === 'gone' && (!isKnown || language !== 'en');
      states.set(place.id, isGone ? 'absent' : 'missing');
    }
    onChange();
  };

  return {
    catalogs: () => places.flatMap(({ id }) => catalogs.get(id) ?? []),
    names: (state) =>
      places
        .filter(({ id }) => states.get(id) === state)
        .map(({ id }) => products.copies().get(id)?.name ?? id),
    words: () => words,
    load: () => {
      for (const place of places) {
        const state = states.get(place.id);
        if (state === undefined || state === 'missing') void ask(place);
      }
    },
    loadTexts: async (query) => {
      const wanted = [...catalogs.values()].flatMap((catalog) =>
        shardsFor(catalog, query)
          .filter(({ href }) => !shards.has(href))
          .map(async ({ href }) => {
            shards.add(href);
            const isThere = await loadShard(catalog, href);
            // Next time it is asked again.
            if (!isThere) shards.delete(href);
            return isThere;
          }),
      );
      return (await Promise.all(wanted)).some(Boolean);
    },
  };
}

async function loadShard(catalog: Catalog, href: string): Promise<boolean> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(timeLimit) });
    if (response.ok) addShard(catalog, await response.text());
    return response.ok;
  } catch {
    return false;
  }
}
