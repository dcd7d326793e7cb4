import { createProductStore } from '../products/product-store.client';
import { parseProductPlaces } from '../products/product-places';
import { createSafeStorage } from '../../client/safe-storage';
import { createSearchStore, type SearchStore } from './search-store.client';

/** Where the reader is, as the page says it. */
export function currentProductId(): string {
  return (
    document
      .querySelector('[data-products] li[data-product]:has([aria-current])')
      ?.getAttribute('data-product') ?? ''
  );
}

/** Opens the indexes of the products that the page lists, in its own language. */
export function openSiteSearch(onChange: () => void): SearchStore {
  const list = document.querySelector<HTMLElement>('[data-products]');
  const places = parseProductPlaces(list?.dataset['products'] ?? '');
  return createSearchStore({
    places,
    products: createProductStore(
      places,
      createSafeStorage(() => localStorage),
    ),
    currentProduct: currentProductId(),
    language: document.documentElement.lang,
    onChange,
  });
}
