import { formatShard, type ShardLine } from 'docs-shell/search';

/** A shard without its name. */
export interface Shard {
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
