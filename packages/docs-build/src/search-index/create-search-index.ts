import {
  type IndexedEntry,
  type IndexedPage,
  type IndexedSymbols,
  type SearchIndex,
  searchIndexVersion,
  type ShardLine,
  slugText,
  splitWords,
  stemWord,
  stopWords,
} from 'docs-shell/search';
import { getOrCreate } from '../lib/get-or-create';
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

/** A section of text, and the words of its title, which find it already. */
interface TextSection {
  readonly title: string;
  readonly text: string;
}

const maxWordLength = 40;

/**
 * Returns the words of texts with the sections that contain them. Forms of one word are one line, under the most
 * frequent form. Words of a section's own title are left out, because the title finds it anyway.
 */
export function collectWords(sections: readonly TextSection[]): readonly ShardLine[] {
  const byStem = new Map<string, { forms: Map<string, number>; sections: number[] }>();
  // A large product repeats most of its words thousands of times.
  const stems = new Map<string, string>();
  const stemOf = (word: string) => getOrCreate(stems, word, () => stemWord(word));
  sections.forEach(({ title, text }, number) => {
    const known = new Set(splitWords(title).words.map(stemOf));
    for (const word of splitWords(text).words) {
      const stem = stemOf(word);
      if (known.has(stem) || !isSignificant(word)) continue;
      const entry = byStem.get(stem) ?? { forms: new Map<string, number>(), sections: [] };
      byStem.set(stem, entry);
      entry.forms.set(word, (entry.forms.get(word) ?? 0) + 1);
      if (entry.sections.at(-1) !== number) entry.sections.push(number);
    }
  });
  return [...byStem.values()]
    .map(({ forms, sections: numbers }) => [mostUsed(forms), numbers] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function isSignificant(word: string): boolean {
  return (
    word.length > 1 &&
    word.length <= maxWordLength &&
    !stopWords.has(word) &&
    !/^\d{5,}$/.test(word)
  );
}

function mostUsed(forms: ReadonlyMap<string, number>): string {
  const [first] = [...forms].sort(
    ([a, many], [b, few]) => few - many || a.length - b.length || (a < b ? -1 : 1),
  );
  return first?.[0] ?? '';
}
