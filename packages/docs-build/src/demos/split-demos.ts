import { getOrCreate } from '../lib/get-or-create';

/** Demos that one thread renders. */
export interface DemoBatch {
  readonly ids: readonly string[];
  /** Indexes of the style groups whose demos are in this batch. */
  readonly groups: readonly number[];
}

/**
 * Splits demos into batches of at most `maxDemos`, each in the order of `ids`. Demos of one style group stay together, so
 * a large group can exceed the limit.
 *
 * @param styleGroups ids of demos whose styles are merged. Other ids in them are ignored
 * @returns at least one batch, with each demo and each group in one of them
 */
export function splitDemos(
  ids: readonly string[],
  styleGroups: readonly (readonly string[])[],
  maxDemos: number,
): readonly DemoBatch[] {
  const setOf = joinGroups(styleGroups);
  const sets = new Map<string, string[]>();
  for (const id of ids) getOrCreate(sets, setOf(id), () => []).push(id);
  let size = 0;
  let number = 0;
  const batchOf = new Map<string, number>();
  for (const [set, own] of sets) {
    if (size > 0 && size + own.length > maxDemos) {
      number += 1;
      size = 0;
    }
    size += own.length;
    batchOf.set(set, number);
  }
  const numberOf = (id: string | undefined) =>
    id === undefined ? 0 : (batchOf.get(setOf(id)) ?? 0);
  return Array.from({ length: number + 1 }, (_, batch) => ({
    ids: ids.filter((id) => numberOf(id) === batch),
    groups: [...styleGroups.keys()].filter((at) => numberOf(styleGroups[at]?.[0]) === batch),
  }));
}

/** Returns a function that maps ids to the same id if groups connect them, directly or through others. */
function joinGroups(groups: readonly (readonly string[])[]): (id: string) => string {
  const parents = new Map<string, string>();
  const find = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  for (const [first, ...others] of groups) {
    if (first === undefined) continue;
    for (const other of others) {
      const [from, to] = [find(other), find(first)];
      if (from !== to) parents.set(from, to);
    }
  }
  return find;
}
