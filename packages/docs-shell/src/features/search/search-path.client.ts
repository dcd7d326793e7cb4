import { parseQuery, searchProducts } from './engine';
import { currentProductId, openSiteSearch } from './site-search.client';

const most = 5;

/** Searches for the words of an address that no page has, and lists what it finds (SPEC RT-6). */
export function searchPath(place: HTMLElement): void {
  const query = parseQuery(wordsOf(location.pathname));
  const list = place.querySelector('ul');
  const draw = () => {
    const currentProduct = currentProductId();
    const groups = searchProducts(store.catalogs(), query, {
      currentProduct,
      kinds: new Set(['page']),
    });
    const items = groups
      .flatMap(({ catalog, hits }) => hits.map(({ entry, score }) => ({ entry, score, catalog })))
      .filter(({ score }, _, [first]) => score > (first?.score ?? 0) / 2)
      .slice(0, most)
      .map(({ entry, catalog }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = entry.href;
        link.textContent = entry.text;
        const isOwn = catalog.product.id === currentProduct;
        item.append(link, isOwn ? '' : ` · ${catalog.product.name}`);
        return item;
      });
    list?.replaceChildren(...items);
    place.hidden = items.length === 0;
  };
  const store = openSiteSearch(() => {
    draw();
    void store.loadTexts(query).then((isNew) => {
      if (isNew) draw();
    });
  });
  store.load();
}

/** The last parts of an address say what it was about; `react-` says nothing. */
function wordsOf(pathname: string): string {
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
