import {
  collectWords,
  type IndexedEntry,
  type IndexedPage,
  type IndexedSymbols,
  type SearchIndex,
  searchIndexVersion,
  slugText,
  type TextSection,
} from 'docs-shell/search';
import type { SearchPage } from './read-search-page';
import { type Shard, splitShards } from './split-shards';

/** A page with its URL. */
export interface AddressedPage extends SearchPage {
  readonly href: string;
}

/** An index whose shards have no URLs yet. */
export interface SearchBundle {
  readonly index: Omit<SearchIndex, 'shards'>;
  readonly shards: readonly Shard[];
}

/** Creates the search index of a product in one language from its finished pages. Equal pages give equal bytes. */
export function createSearchIndex(
  head: Pick<SearchIndex, 'language' | 'product' | 'messages'>,
  pages: readonly AddressedPage[],
): SearchBundle {
  const texts: TextSection[] = pages.flatMap(({ title, sections }) =>
    sections.map(({ heading, text }) => ({ title: heading?.text ?? title, text })),
  );
  return {
    index: {
      schemaVersion: searchIndexVersion,
      ...head,
      product: { ...head.product, ...findPackage(pages) },
      pages: pages.map((page) => describePage(page, head.product.name)),
    },
    shards: splitShards(collectWords(texts)),
  };
}

/** Returns the package whose versions the pages name. It is the same for all pages of a product. */
function findPackage(pages: readonly AddressedPage[]): { readonly packageName?: string } {
  const named = pages.find(({ packageName }) => packageName !== undefined);
  return named?.packageName === undefined ? {} : { packageName: named.packageName };
}

function describePage(page: AddressedPage, productName: string): IndexedPage {
  const { href, title, breadcrumbs, sections, symbols, since } = page;
  return {
    href,
    title,
    breadcrumbs: breadcrumbs.filter(
      (step, at) => !(at === 0 && step === productName) && step !== title,
    ),
    headings: sections.flatMap(({ heading }) => (heading ? [describeHeading(heading)] : [])),
    symbols: groupSymbols(symbols),
    ...(since !== undefined && { since }),
  };
}

function describeHeading({
  text,
  id,
}: {
  readonly text: string;
  readonly id: string;
}): IndexedEntry {
  return id === slugText(text) ? [text] : [text, id];
}

function groupSymbols(symbols: SearchPage['symbols']): readonly IndexedSymbols[] {
  const kinds = [...new Set(symbols.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = symbols.filter((symbol) => symbol.kind === kind);
    const names = own.map(({ name }) => name);
    const [first] = own;
    const prefix = first?.id.endsWith(first.name) ? first.id.slice(0, -first.name.length) : '';
    const isRegular = own.every(({ id, name }) => id === prefix + name);
    const since = groupVersions(own);
    return {
      kind,
      prefix,
      names,
      ...(!isRegular && { anchors: own.map(({ id }) => id) }),
      ...(Object.keys(since).length > 0 && { since }),
    };
  });
}

/** Lists the positions of symbols by the version that added them. */
function groupVersions(symbols: SearchPage['symbols']): Record<string, number[]> {
  const versions: Record<string, number[]> = {};
  symbols.forEach(({ since }, position) => {
    if (since !== undefined) (versions[since] ??= []).push(position);
  });
  return versions;
}
