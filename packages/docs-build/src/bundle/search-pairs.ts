import { type LoadCosts, measurePair, type ModuleGroups, type Pair } from './merge-groups';

/** Searches the two groups whose merge saves all users together most. */
export interface PairSearch {
  /** Returns the first of the best pairs, or undefined if no merge saves anything. */
  best(): Pair | undefined;
  /** Takes note of groups whose bytes or users have changed, or that are gone. */
  update(changed: ReadonlySet<number>): void;
}

/** The best partner of a group among those after it. */
interface Partner {
  readonly second: number;
  /** An integer. */
  readonly saving: number;
}

/**
 * Opens a search. It remembers the best partner of each group: a library with a thousand groups has half a million pairs,
 * and most of them are the same after a merge.
 */
export function createPairSearch(groups: ModuleGroups, costs: LoadCosts): PairSearch {
  const partners = new Map<number, Partner>();
  const search = (first: number, seconds: Iterable<number>, known?: Partner) => {
    let partner = known;
    for (const second of seconds) {
      if (second <= first) continue;
      // Of equal pairs the first one wins, in whatever order they are found.
      const least = partner ? partner.saving - (second < partner.second ? 1 : 0) : 0;
      const saving = measurePair(groups, [first, second], costs, least);
      if (saving !== undefined) partner = { second, saving };
    }
    if (partner) partners.set(first, partner);
    else partners.delete(first);
  };
  for (const first of groups.keys()) search(first, groups.keys());
  return {
    best() {
      let best: (Partner & { readonly first: number }) | undefined;
      for (const first of groups.keys()) {
        const partner = partners.get(first);
        if (partner && partner.saving > (best?.saving ?? 0)) best = { first, ...partner };
      }
      return best && [best.first, best.second];
    },
    update(changed) {
      // The saving of a pair also depends on what its groups import.
      const stale = new Set(changed);
      for (const [id, { imports }] of groups) {
        if ([...changed].some((one) => imports.has(one))) stale.add(id);
      }
      for (const first of [...partners.keys()]) if (!groups.has(first)) partners.delete(first);
      for (const first of groups.keys()) {
        const partner = partners.get(first);
        const isKnown = !stale.has(first) && !(partner && stale.has(partner.second));
        search(first, isKnown ? stale : groups.keys(), isKnown ? partner : undefined);
      }
    },
  };
}
