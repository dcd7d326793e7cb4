import type { Catalog } from './create-catalog';
import type { IndexedShard } from './index-format';
import type { SearchQuery } from './parse-query';

/** A word of the texts with the sections that have it, as a line of a shard. */
export type ShardLine = readonly [word: string, sections: readonly number[]];

/** Writes lines: each number is what comes after the one before it, in base 36. */
export function formatShard(lines: readonly ShardLine[]): string {
  return lines
    .map(([word, sections]) => {
      const steps = sections.map((section, at) => section - (sections[at - 1] ?? 0));
      return `${word} ${steps.map((step) => step.toString(36)).join(' ')}`;
    })
    .join('\n');
}

/** Adds what a shard says to a catalog. Somebody else wrote it: what cannot be read is left out. */
export function addShard(catalog: Catalog, text: string): void {
  for (const line of text.split('\n')) {
    const [word = '', ...steps] = line.split(' ');
    let section = 0;
    const places: number[] = [];
    for (const step of steps) {
      section += Number.parseInt(step, 36);
      const place = catalog.sections[section];
      if (place !== undefined) {
        places.push(place);
      }
    }
    if (word !== '' && places.length > 0) {
      catalog.texts.set(word, places);
    }
  }
}

/** More shards than this for one word are a beginning that says too little. */
const mostShards = 2;

/** The shards that may hold words of a query. */
export function shardsFor(catalog: Catalog, query: SearchQuery): readonly IndexedShard[] {
  const wanted = query.words
    .filter(({ text }) => text.length > 1)
    .map(({ text }) =>
      catalog.shards.filter(({ prefix }) => prefix.startsWith(text) || text.startsWith(prefix)),
    )
    // A word's own shard is the one with the longest beginning in common.
    .map((shards) => shards.filter(({ prefix }) => !hasLonger(shards, prefix)));
  return [...new Set(wanted.filter((shards) => shards.length <= mostShards).flat())];
}

function hasLonger(shards: readonly IndexedShard[], prefix: string): boolean {
  return shards.some((other) => other.prefix !== prefix && other.prefix.startsWith(prefix));
}
