import { formatShard, type ShardLine } from 'docs-shell/search';

/** A shard before it has a name. */
export interface Shard {
  readonly prefix: string;
  readonly text: string;
}

/** Characters of a shard: about 6 KiB when compressed, which one word of a query costs. */
const largest = 18_000;

/** Parts sorted lines by the beginnings of their words, as few times as the size allows. */
export function splitShards(lines: readonly ShardLine[], prefix = ''): readonly Shard[] {
  const shards: Shard[] = [];
  let rest = [...lines];
  const byNext = groupByPrefix(
    lines.filter(([word]) => word.length > prefix.length),
    prefix.length + 1,
  );
  // The biggest groups get shards of their own until the others fit into one.
  for (const [longer, group] of byNext) {
    if (formatShard(rest).length <= largest || prefix.length > 3) break;
    shards.push(...splitShards(group, longer));
    const taken = new Set(group);
    rest = rest.filter((line) => !taken.has(line));
  }
  if (rest.length > 0) {
    shards.push({ prefix, text: formatShard(rest) });
  }
  return shards.sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}

function groupByPrefix(
  lines: readonly ShardLine[],
  length: number,
): readonly (readonly [string, readonly ShardLine[]])[] {
  const groups = new Map<string, ShardLine[]>();
  for (const line of lines) {
    const key = line[0].slice(0, length);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const size = (group: readonly ShardLine[]) => formatShard(group).length;
  return [...groups].sort((a, b) => size(b[1]) - size(a[1]) || (a[0] < b[0] ? -1 : 1));
}
