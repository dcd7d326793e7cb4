import { createSafeStorage } from '../../client/safe-storage';
import type { SiteProduct } from '../../page/types';
import { productIdAttribute } from './contract';
import { findCurrentEntry } from './current-product.client';
import type { ManifestCache } from './manifest-cache';
import { createProductStore } from './product-store.client';
import type { ProductSummary } from './product-summary';
import { openSiteRegistry } from './site-registry.client';

/** What `initProducts` uses once this module is loaded. */
export interface ProductMenu {
  /** Fills the menu, now from the cache and again when manifests arrive. */
  readonly fill: () => void;
}

/** Creates the menu of a page from the list that the server wrote. */
export function createProductMenu(list: HTMLElement): ProductMenu {
  const storage = createSafeStorage(() => localStorage);
  const registry = openSiteRegistry(storage);
  const store = createProductStore(registry.products(), storage);
  const render = () => renderProductList(list, registry.products(), store.summaries());
  const refreshAll = () => {
    for (const product of registry.products()) {
      void store.refresh(product).then(render);
    }
  };
  return {
    fill() {
      render();
      refreshAll();
      void registry.refresh().then((hasChanged) => {
        if (hasChanged) {
          render();
          refreshAll();
        }
      });
    },
  };
}

/**
 * Renders the entries of the known products into the list, in the order of the site, and removes all others. The entry
 * of the current product comes from the server and is not changed; the others are made from it.
 */
function renderProductList(
  list: Element,
  products: readonly SiteProduct[],
  summaries: ManifestCache,
): void {
  const current = findCurrentEntry();
  const ids = new Set(products.map(({ id }) => id));
  for (const entry of [...list.children]) {
    const isListed = ids.has(entry.getAttribute(productIdAttribute) ?? '');
    if (!isListed && entry !== current) entry.remove();
  }
  let previous: Element | undefined;
  for (const product of products) {
    const present = [...list.children].find(
      (child) => child.getAttribute(productIdAttribute) === product.id,
    );
    const summary = summaries.get(product.id);
    const isCurrent = present !== undefined && present === current;
    if (!isCurrent && !summary) {
      present?.remove();
      continue;
    }
    const entry = present ?? (current && createEntry(current, product));
    if (!entry) {
      continue;
    }
    if (summary && !isCurrent) {
      fillEntry(entry, summary);
    }
    // Entries in the right position are not moved: one of them may have the focus.
    const next = previous ? previous.nextElementSibling : list.firstElementChild;
    if (entry !== next) {
      list.insertBefore(entry, next);
    }
    previous = entry;
  }
}

/** Clones the entry of the current product, so that the markup of an entry is written once, in `ProductSwitcher`. */
function createEntry(current: Element, { id, rootPath }: SiteProduct): Element {
  const entry = document.importNode(current, true);
  entry.setAttribute(productIdAttribute, id);
  const link = entry.querySelector('a');
  link?.removeAttribute('aria-current');
  link?.setAttribute('href', `${rootPath}/`);
  return entry;
}

/** Another team wrote the texts and the logo: they become text nodes and the address of an image, never markup. */
function fillEntry(entry: Element, { name, tagline, logo }: ProductSummary): void {
  const image = entry.querySelector('img');
  if (image?.getAttribute('src') !== logo) {
    image?.setAttribute('src', logo);
  }
  setText(entry.querySelector('strong'), name);
  setText(entry.querySelector('strong + span'), tagline);
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) {
    element.textContent = text;
  }
}
