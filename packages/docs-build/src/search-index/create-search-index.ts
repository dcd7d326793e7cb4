import {
  searchIndexVersion,
  slugText,
  type IndexedEntry,
  type IndexedPage,
  type IndexedSymbols,
  type SearchIndex,
} from 'docs-shell/search';
import { collectWords, type TextSection } from './collect-words';
import type { SearchPage } from './read-search-page';
import { splitShards, type Shard } from './split-shards';

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
  head: Pick<SearchIndex, 'language' | 'product' | 'words'>,
  pages: readonly AddressedPage[],
): SearchBundle {
  const texts: TextSection[] = pages.flatMap(({ title, sections }) =>
    sections.map(({ heading, text }) => ({ title: heading?.text ?? title, text })),
  );
  return {
    index: {
      schemaVersion: searchIndexVersion,
      ...head,
      pages: pages.map((page) => describePage(page, head.product.name)),
    },
    shards: splitShards(collectWords(texts)),
  };
}

function describePage(page: AddressedPage, productName: string): IndexedPage {
  const { href, title, trail, sections, symbols } = page;
  return {
    href,
    title,
    trail: trail.filter((step, at) => !(at === 0 && step === productName) && step !== title),
    headings: sections.flatMap(({ heading }) => (heading ? [describeHeading(heading)] : [])),
    symbols: groupSymbols(symbols),
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
    return { kind, prefix, names, ...(!isRegular && { anchors: own.map(({ id }) => id) }) };
  });
}
