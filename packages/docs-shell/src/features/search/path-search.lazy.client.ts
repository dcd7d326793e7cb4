import { parseQuery, searchProducts } from './engine';
import { currentProductId } from '../products/current-product.client';
import { openSiteSearch } from './indexes/site-search.client';

const maxHits = 5;

/** Hits below this score have little to do with the address. */
const minScore = 0.3;

/** Of hits that are about equally good, those in the product of the address come first. */
const currentProductFactor = 1.25;

/**
 * On a 404 page, searches for the words of the address and lists the hits.
 *
 * @param target Contains the list; it is hidden while there are no hits.
 */
export function searchPath(target: HTMLElement): void {
  const list = target.querySelector('ul');
  const currentProduct = currentProductId();
  const readQuery = () => {
    const roots = store.catalogs().map(({ product }) => product.href);
    return parseQuery(subjectOf(location.pathname, roots));
  };
  const render = () => {
    const items = searchProducts(store.catalogs(), readQuery(), { kinds: new Set(['page']) })
      .flatMap(({ catalog: { product }, hits }) => {
        const isCurrent = product.id === currentProduct;
        const factor = isCurrent ? currentProductFactor : 1;
        const place = isCurrent ? '' : ` · ${product.name}`;
        return hits.map(({ entry, score }) => ({ entry, place, score: score * factor }));
      })
      .toSorted((a, b) => b.score - a.score)
      .filter(({ score }, _, [first]) => score >= Math.max(minScore, (first?.score ?? 0) / 2))
      .slice(0, maxHits)
      .map(({ entry, place }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = entry.href;
        link.textContent = entry.text;
        item.append(link, place);
        return item;
      });
    list?.replaceChildren(...items);
    target.hidden = items.length === 0;
  };
  const store = openSiteSearch(() => {
    render();
    void store.loadShards(readQuery()).then((hasChanged) => {
      if (hasChanged) render();
    });
  });
  store.load();
}

/**
 * Returns the words of an address. The last two segments usually name its subject; the path of a product, prefixes such as
 * `react-` and endings such as `.md` do not.
 *
 * @param roots paths of products
 */
function subjectOf(pathname: string, roots: readonly string[]): string {
  const root = roots.filter((path) => pathname.startsWith(path)).toSorted(byLength)[0] ?? '/';
  const segments = decode(pathname.slice(root.length)).split('/').filter(Boolean).slice(-2);
  return segments.join(' ').replaceAll(/[-_.]|\breact\b|\bindex\b|\bhtml?\b|\bmdx?\b/g, ' ');
}

const byLength = (a: string, b: string) => b.length - a.length;

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
