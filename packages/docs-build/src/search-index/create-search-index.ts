import {
  collectWords,
  type IndexedEntry,
  type IndexedPage,
  type IndexedSymbols,
  type SearchIndex,
  searchIndexVersion,
  slugText,
  type TextSection,
  formatShard,
  type ShardLine,
} from 'docs-shell/search';
import type { SearchPage } from './read-search-page';

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

/** A shard without its name. */
interface Shard {
  readonly prefix: string;
  readonly text: string;
}

/** Maximum characters of a shard: about 3 KiB compressed. Each word of a query loads one shard per product. */
const maxCharacters = 8000;

/** Maximum length of a prefix. */
const maxPrefixLength = 4;

interface SizedLine {
  readonly line: ShardLine;
  readonly size: number;
}

/** Splits sorted lines into shards by prefix, with the shortest prefixes that the size allows. */
export function splitShards(lines: readonly ShardLine[]): readonly Shard[] {
  const sized = lines.map((line) => ({ line, size: formatShard([line]).length + 1 }));
  return split(sized, '').sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}

function split(lines: readonly SizedLine[], prefix: string): Shard[] {
  if (sizeOf(lines) <= maxCharacters || prefix.length >= maxPrefixLength) {
    return [{ prefix, text: formatShard(lines.map(({ line }) => line)) }];
  }
  const groups = [...groupByPrefix(lines, prefix.length + 1)].sort(
    ([a, one], [b, other]) => sizeOf(other) - sizeOf(one) || (a < b ? -1 : 1),
  );
  // Moves the largest groups to separate shards until the others fit into one.
  const shards: Shard[] = [];
  const kept = new Set(lines);
  let left = sizeOf(lines);
  for (const [longer, group] of groups) {
    if (left <= maxCharacters) break;
    // A word that equals the prefix has no longer prefix.
    if (longer === prefix) continue;
    shards.push(...split(group, longer));
    group.forEach((line) => kept.delete(line));
    left -= sizeOf(group);
  }
  const rest = lines.filter((line) => kept.has(line)).map(({ line }) => line);
  return rest.length > 0 ? [...shards, { prefix, text: formatShard(rest) }] : shards;
}

function groupByPrefix(
  lines: readonly SizedLine[],
  length: number,
): ReadonlyMap<string, readonly SizedLine[]> {
  const groups = new Map<string, SizedLine[]>();
  for (const sized of lines) {
    const key = sized.line[0].slice(0, length);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(sized);
  }
  return groups;
}

function sizeOf(lines: readonly SizedLine[]): number {
  return lines.reduce((sum, { size }) => sum + size, 0);
}
