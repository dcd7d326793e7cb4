import { parseQuery, searchProducts } from './engine';
import { currentProductId } from '../products/current-product.client';
import { openSiteSearch } from './indexes/site-search.client';

const maxHits = 5;

/**
 * On a 404 page, searches for the words of the address and lists the hits.
 *
 * @param target Contains the list; it is hidden while there are no hits.
 */
export function searchPath(target: HTMLElement): void {
  const query = parseQuery(subjectOf(location.pathname));
  const list = target.querySelector('ul');
  const render = () => {
    const currentProduct = currentProductId();
    const groups = searchProducts(store.catalogs(), query, {
      currentProduct,
      kinds: new Set(['page']),
    });
    const items = groups
      .flatMap(({ catalog, hits }) => hits.map(({ entry, score }) => ({ entry, score, catalog })))
      .filter(({ score }, _, [first]) => score > (first?.score ?? 0) / 2)
      .slice(0, maxHits)
      .map(({ entry, catalog }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = entry.href;
        link.textContent = entry.text;
        const isCurrent = catalog.product.id === currentProduct;
        item.append(link, isCurrent ? '' : ` · ${catalog.product.name}`);
        return item;
      });
    list?.replaceChildren(...items);
    target.hidden = items.length === 0;
  };
  const store = openSiteSearch(() => {
    render();
    void store.loadShards(query).then((hasChanged) => {
      if (hasChanged) render();
    });
  });
  store.load();
}

/** The last two segments of an address usually name its subject; prefixes such as `react-` do not. */
function subjectOf(pathname: string): string {
  const segments = decode(pathname).split('/').filter(Boolean).slice(-2);
  return segments.join(' ').replaceAll(/[-_.]|\breact\b|\bindex\b|\bhtml?\b/g, ' ');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
