import { createElement } from '../../../client/create-element';
import { markWords, searchKinds, searchProducts, suggestTerms } from '../engine';
import type { Catalog, ProductHits, SearchHit, SearchKind, SearchQuery } from '../engine';
import type { SearchMessages } from '../../../i18n';
import type { ReaderVersions } from '../../../theme/reader-version';
import { createActionOption, createLinkOption, type OptionGroup } from './options.client';

/** The hits of a query as groups of options. */
export interface SearchResults {
  readonly groups: readonly OptionGroup[];
  /** Number of hits, including those that are not in the groups. */
  readonly count: number;
  /** Names of the products with hits. */
  readonly productNames: readonly string[];
}

interface ResultOptions {
  readonly catalogs: readonly Catalog[];
  readonly query: SearchQuery;
  readonly currentProduct: string;
  readonly filter: { readonly product: string; readonly kind: string };
  readonly t: SearchMessages;
  /** Versions that the reader uses, by package. */
  readonly versions: ReaderVersions;
  readonly onChoose: (href: string, inNewTab: boolean) => void;
  readonly onSearch: (text: string) => void;
  readonly onFilter: (productId: string) => void;
}

/** Options per product; the last option of a group shows the product alone, with more hits. */
const maxOptions = { current: 8, other: 4, alone: 50 };

/** Returns the hits of a query; without hits, similar terms and the products. */
export function listResults(options: ResultOptions): SearchResults {
  const { catalogs, query, currentProduct, filter, versions } = options;
  const kind = searchKinds.find((known) => known === filter.kind);
  const found = searchProducts(catalogs, query, {
    currentProduct,
    versions,
    ...(filter.product !== '' && { product: filter.product }),
    ...(kind && { kinds: new Set([kind]) }),
  });
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return {
    groups: count > 0 ? found.map((group) => listHits(group, options)) : listAlternatives(options),
    count,
    productNames: found.map(({ catalog }) => catalog.product.name),
  };
}

function listHits({ catalog, hits }: ProductHits, options: ResultOptions): OptionGroup {
  const { query, currentProduct, filter, t, onChoose, onFilter } = options;
  const { id, name, version } = catalog.product;
  const limit =
    maxOptions[filter.product !== '' ? 'alone' : id === currentProduct ? 'current' : 'other'];
  const links = hits.slice(0, limit).map((hit) =>
    createLinkOption({
      href: hit.entry.href,
      children: renderHit(hit, query, t),
      onChoose: (inNewTab) => onChoose(hit.entry.href, inNewTab),
    }),
  );
  const more = createActionOption({
    key: `more ${id}`,
    children: [t.searchMore.replace('{count}', String(hits.length)).replace('{name}', () => name)],
    onChoose: () => onFilter(id),
  });
  const hasMore = hits.length > limit && filter.product === '';
  return { name, detail: version, options: hasMore ? [...links, more] : links };
}

function listAlternatives({
  catalogs,
  query,
  t,
  onChoose,
  onSearch,
}: ResultOptions): OptionGroup[] {
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

/** The message key of each kind of hit. */
const kindMessages = {
  page: 'kindPage',
  heading: 'kindHeading',
  prop: 'kindProp',
  slot: 'kindSlot',
  class: 'kindClass',
  variable: 'kindVariable',
} as const satisfies Record<SearchKind, keyof SearchMessages>;

/** Renders a hit: its title with the matches marked, its breadcrumbs, and its kind. */
function renderHit(
  { entry, bodyWords, notIn }: SearchHit,
  query: SearchQuery,
  t: SearchMessages,
): readonly Node[] {
  const isName = entry.kind !== 'page' && entry.kind !== 'heading';
  const title = createElement(isName ? 'code' : 'span', { class: 'd-search-title' });
  title.append(...markMatches(entry.text, query));
  const label = createElement('span', { class: 'd-search-words' }, title);
  const breadcrumbs = entry.breadcrumbs.join(' › ');
  if (breadcrumbs !== '') {
    label.append(
      ' ',
      createElement('span', { class: 'd-search-crumbs' }, ...markMatches(breadcrumbs, query)),
    );
  }
  if (bodyWords.length > 0) {
    const found = t.searchInText.replace('{words}', () => bodyWords.join(', '));
    label.append(' ', createElement('span', { class: 'd-search-in-text' }, found));
  }
  if (notIn !== undefined) {
    const text = t.searchNotIn.replace('{version}', () => notIn);
    label.append(' ', createElement('span', { class: 'd-search-not-in' }, text));
  }
  return [label, createElement('span', { class: 'd-search-kind' }, t[kindMessages[entry.kind]])];
}

function markMatches(text: string, query: SearchQuery): readonly (Node | string)[] {
  return markWords(text, query).map((part) =>
    part.isMatch ? createElement('mark', {}, part.text) : part.text,
  );
}
