import { onIntent } from '../../client/on-intent';
import { createSafeStorage } from '../../client/safe-storage';
import { whenActive } from '../../client/on-activated';
import { parseProductPlaces } from './product-places';
import { createProductStore } from './product-store.client';
import { showProductFacts } from './show-product-facts.client';

/**
 * Fills the product menu with what the products publish of themselves (SPEC NAV-6, MAN-6). They are asked when the
 * reader turns to the menu; until they answer it shows what they said last time.
 */
export function setUpProducts(): void {
  const list = document.querySelector<HTMLElement>('[data-products]');
  const button = document.querySelector('.d-products-button');
  if (!list || !button) {
    return;
  }
  const places = parseProductPlaces(list.dataset['products'] ?? '');
  const store = createProductStore(
    places,
    createSafeStorage(() => localStorage),
  );
  const draw = async () => {
    const { drawProductList } = await import('./draw-product-list.client');
    drawProductList(list, places, store.copies());
  };
  onIntent(button, () => {
    for (const answer of [Promise.resolve(), ...places.map((place) => store.refresh(place))]) {
      answer.then(draw).catch(() => {}); // The list that the build made is still there.
    }
  });
  whenActive(() => showProductFacts(document, places, store));
}
