import { manifestAddress } from '../../manifest';
import { fetchJson } from '../../client/fetch-json';
import type { SafeStorage } from '../../client/safe-storage';
import { applyAnswer, formatCopies, parseCopies } from './last-good-copies';
import type { Copies } from './last-good-copies';
import type { ProductPlace } from './product-places';

const storageKey = 'docs-products';

/** What is known of the site's products. */
export interface ProductStore {
  readonly copies: () => Copies;
  /** Asks a product's manifest, once per page; settles when its answer is in the copies. */
  readonly refresh: (place: ProductPlace) => Promise<void>;
}

/** Opens the last good copies, which refreshed ones replace. */
export function createProductStore(
  places: readonly ProductPlace[],
  storage: SafeStorage,
  load: typeof fetchJson = fetchJson,
): ProductStore {
  const stored = () => parseCopies(storage.get(storageKey), places);
  const asked = new Map<string, Promise<void>>();
  let copies = stored();

  const ask = async (place: ProductPlace) => {
    const answer = await load(manifestAddress(place.rootPath));
    copies = applyAnswer(copies, place, answer);
    // Another tab may have learnt of other products meanwhile.
    storage.set(storageKey, formatCopies(applyAnswer(stored(), place, answer)));
  };

  return {
    copies: () => copies,
    refresh: (place) => {
      const known = asked.get(place.id) ?? ask(place);
      asked.set(place.id, known);
      return known;
    },
  };
}
