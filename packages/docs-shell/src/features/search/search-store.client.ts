import { addShard, createCatalog, searchIndexAddress, shardsFor } from './engine';
import type { Catalog, SearchQuery } from './engine';
import { fetchJson } from '../../client/fetch-json';
import type { ProductPlace } from '../products/product-places';
import type { ProductStore } from '../products/product-store.client';
import { parseSearchIndex } from './parse-search-index';

/** Milliseconds after which a product counts as not answering; until then the others are shown. */
const timeLimit = 15_000;

/** How far the index of a product is. `absent` is a product that is not deployed, or not in this language. */
export type IndexState = 'loading' | 'ready' | 'missing' | 'absent';

/** The indexes of the site's products, as far as they are loaded. */
export interface SearchStore {
  readonly catalogs: () => readonly Catalog[];
  /** Whether a product is in a state. */
  readonly has: (state: IndexState) => boolean;
  /** Names of the products in a state; one that still loads has to be known, as it may not be there at all. */
  readonly names: (state: 'loading' | 'missing') => readonly string[];
  /** Asks the products that still load for their names, where these are not known; calls back at each answer. */
  readonly nameLoading: () => void;
  /** Whether words of the texts that a query needed did not come. */
  readonly lacksTexts: () => boolean;
  /** The words of the box, where the own product has them in its language. */
  readonly words: () => Readonly<Record<string, string>>;
  /** Asks all products that have not answered; calls back at each answer. */
  readonly load: () => void;
  /** Asks for the words of the texts that a query needs. Tells whether that changed anything; never rejects. */
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
  const loading = new Map<string, Promise<boolean>>();
  let words: Readonly<Record<string, string>> = {};
  let lacksTexts = false;

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

  const loadOnce = (catalog: Catalog, href: string) => {
    const answer =
      loading.get(href) ??
      loadShard(catalog, href).then((isThere) => {
        if (isThere) shards.add(href);
        // What failed is asked again next time.
        loading.delete(href);
        return isThere;
      });
    loading.set(href, answer);
    return answer;
  };

  const placesIn = (state: IndexState) => places.filter(({ id }) => states.get(id) === state);

  return {
    catalogs: () => places.flatMap(({ id }) => catalogs.get(id) ?? []),
    has: (state) => placesIn(state).length > 0,
    names: (state) =>
      placesIn(state).flatMap(
        ({ id }) => products.copies().get(id)?.name ?? (state === 'missing' ? id : []),
      ),
    nameLoading: () => {
      const known = products.copies();
      for (const place of placesIn('loading').filter(({ id }) => !known.has(id))) {
        void products.refresh(place).then(onChange);
      }
    },
    lacksTexts: () => lacksTexts,
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
          .map(({ href }) => loadOnce(catalog, href)),
      );
      const answers = await Promise.all(wanted);
      const lackedTexts = lacksTexts;
      lacksTexts = answers.includes(false);
      return answers.includes(true) || lacksTexts !== lackedTexts;
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
