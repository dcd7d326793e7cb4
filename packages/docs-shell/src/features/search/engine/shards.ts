import type { Catalog } from './create-catalog';
import type { IndexedShard } from './index-format';
import type { SearchQuery } from './parse-query';

/** A line of a shard: a word of the body texts, and the numbers of the sections that contain it, ascending. */
export type ShardLine = readonly [word: string, sections: readonly number[]];

/** Writes the lines of a shard. Section numbers are written as differences to the previous one, in base 36. */
export function formatShard(lines: readonly ShardLine[]): string {
  return lines
    .map(([word, sections]) => {
      const steps = sections.map((section, index) => section - (sections[index - 1] ?? 0));
      return `${word} ${steps.map((step) => step.toString(36)).join(' ')}`;
    })
    .join('\n');
}

/**
 * Adds the words of a shard to a catalog. Lines that cannot be parsed are ignored.
 *
 * @param text the shard, as `formatShard` writes it
 */
export function addShard(catalog: Catalog, text: string): void {
  for (const line of text.split('\n')) {
    const [word = '', ...steps] = line.split(' ');
    let section = 0;
    const entryIndexes: number[] = [];
    for (const step of steps) {
      section += Number.parseInt(step, 36);
      const entryIndex = catalog.sections[section];
      if (entryIndex !== undefined) {
        entryIndexes.push(entryIndex);
      }
    }
    if (word !== '' && entryIndexes.length > 0) {
      catalog.bodyTerms.set(word, entryIndexes);
    }
  }
}

/** A word that matches more shards is too short to search the body texts. */
const maxShardsPerWord = 2;

/** Returns the shards that may contain words of a query. */
export function shardsFor(catalog: Catalog, query: SearchQuery): readonly IndexedShard[] {
  const wanted = query.words
    .filter(({ text }) => text.length > 1)
    .map(({ text }) =>
      catalog.shards.filter(({ prefix }) => prefix.startsWith(text) || text.startsWith(prefix)),
    )
    // Of several prefixes of a word, the longest one names its shard.
    .map((shards) => shards.filter(({ prefix }) => !hasLonger(shards, prefix)));
  return [...new Set(wanted.filter((shards) => shards.length <= maxShardsPerWord).flat())];
}

function hasLonger(shards: readonly IndexedShard[], prefix: string): boolean {
  return shards.some((other) => other.prefix !== prefix && other.prefix.startsWith(prefix));
}
