import { searchKinds, searchProducts, suggestTerms } from './engine';
import type { Catalog, ProductHits, SearchQuery } from './engine';
import type { SearchMessages } from '../../i18n';
import { createActionOption, createLinkOption } from './create-option.client';
import { drawHit } from './draw-hit.client';
import type { OptionGroup } from './search-options';

/** What the list shows, and of how much. */
export interface SearchResults {
  readonly groups: readonly OptionGroup[];
  readonly count: number;
  /** Names of the products with hits. */
  readonly names: readonly string[];
}

interface ResultOptions {
  readonly catalogs: readonly Catalog[];
  readonly query: SearchQuery;
  readonly currentProduct: string;
  readonly filter: { readonly product: string; readonly kind: string };
  readonly t: SearchMessages;
  readonly onChoose: (href: string, inNewTab: boolean) => void;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (productId: string) => void;
}

/** Lines of a product; more of them are one choice away. */
const most = { own: 8, other: 4, alone: 50 };

/** The hits as lines of the list; none found: what may have been meant, and the products. */
export function listResults(options: ResultOptions): SearchResults {
  const { catalogs, query, currentProduct, filter } = options;
  const kind = searchKinds.find((known) => known === filter.kind);
  const found = searchProducts(catalogs, query, {
    currentProduct,
    ...(filter.product !== '' && { product: filter.product }),
    ...(kind && { kinds: new Set([kind]) }),
  });
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return {
    groups: count > 0 ? found.map((group) => listProduct(group, options)) : listOthers(options),
    count,
    names: found.map(({ catalog }) => catalog.product.name),
  };
}

function listProduct({ catalog, hits }: ProductHits, options: ResultOptions): OptionGroup {
  const { query, currentProduct, filter, t, onChoose, onFilter } = options;
  const { id, name, version } = catalog.product;
  const limit = filter.product !== '' ? most.alone : id === currentProduct ? most.own : most.other;
  const lines = hits.slice(0, limit).map((hit) =>
    createLinkOption({
      href: hit.entry.href,
      children: drawHit(hit, query, t),
      onChoose: (inNewTab) => onChoose(hit.entry.href, inNewTab),
    }),
  );
  const rest = createActionOption({
    key: `more ${id}`,
    children: [t.searchMore.replace('{count}', String(hits.length)).replace('{name}', () => name)],
    onChoose: () => onFilter(id),
  });
  const hasMore = hits.length > limit && filter.product === '';
  return { name, detail: version, options: hasMore ? [...lines, rest] : lines };
}

function listOthers({ catalogs, query, t, onChoose, onSearch }: ResultOptions): OptionGroup[] {
  const terms = suggestTerms(catalogs, query.text).map((text) =>
    createActionOption({ key: `term ${text}`, children: [text], onChoose: () => onSearch(text) }),
  );
  const products = catalogs.map(({ product: { href, name } }) =>
    createLinkOption({
      href,
      children: [name],
      onChoose: (inNewTab) => onChoose(href, inNewTab),
    }),
  );
  return [
    { name: t.searchTryInstead, options: terms },
    { name: t.searchBrowse, options: products },
  ].filter(({ options }) => options.length > 0);
}
