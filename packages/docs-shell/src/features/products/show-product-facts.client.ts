import type { ProductPlace } from './product-places';
import type { ProductStore } from './product-store.client';
import type { ProductSummary } from './product-summary';

const attribute = 'data-product-fact';
const kinds: readonly string[] = ['name', 'tagline', 'version'] satisfies (keyof ProductSummary)[];

/**
 * Keeps what a page says of other products as new as their own last deploy: each `data-product-fact="name /paint/"`
 * gets what that product's manifest says now. Until then, and if it says nothing, the built text stands.
 */
export function showProductFacts(
  page: ParentNode,
  places: readonly ProductPlace[],
  store: ProductStore,
): void {
  const elements = [...page.querySelectorAll(`[${attribute}]`)].map((element) => {
    const [kind = '', href = ''] = (element.getAttribute(attribute) ?? '').split(' ');
    return { element, kind, href };
  });
  for (const place of places) {
    const own = elements.filter(
      ({ kind, href }) => href === `${place.rootPath}/` && kinds.includes(kind),
    );
    if (own.length > 0) {
      void store.refresh(place).then(() => {
        const summary = store.copies().get(place.id);
        for (const { element, kind } of own) {
          const text = summary && new Map(Object.entries<string>({ ...summary })).get(kind);
          if (text !== undefined && element.textContent !== text) {
            element.textContent = text;
          }
        }
      });
    }
  }
}
