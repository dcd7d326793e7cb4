import { sumUnion, sumWeights, unite, type UserWeights } from './user-weights';

/** Modules that will be one file. */
export interface ModuleGroup {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** Bits of the demos and subpaths that load the group. */
  users: Uint32Array;
  /** The weight of all users. */
  load: number;
  /** Positions of the groups that it imports, directly and through others. */
  imports: ReadonlySet<number>;
}

/** Groups by position. */
export type ModuleGroups = Map<number, ModuleGroup>;

/** Positions of two groups, the lower one first. */
export type Pair = readonly [number, number];

/** What users pay for files. */
export interface LoadCosts {
  /** Cost of a request, in bytes. */
  readonly requestBytes: number;
  readonly weights: UserWeights;
}

/**
 * Returns what the merge of two groups saves all users together, or undefined if it is not more than `least`. If one
 * imports the other through a third, a merge with the third saves at least as much, so the final groups never import
 * each other.
 */
export function measurePair(
  groups: ModuleGroups,
  [first, second]: Pair,
  costs: LoadCosts,
  least: number,
): number | undefined {
  const { requestBytes, weights } = costs;
  const [a, b] = [groups.get(first), groups.get(second)];
  if (!a || !b || Math.min(a.load, b.load) * requestBytes <= least) return undefined;
  const load = sumUnion(a.users, b.users, weights);
  const own =
    (a.load + b.load - load) * requestBytes - (load - a.load) * a.bytes - (load - b.load) * b.bytes;
  if (own <= least) return undefined;
  const imported = new Set([...a.imports, ...b.imports]);
  imported.delete(first);
  imported.delete(second);
  const saving = own - measureImports(groups, imported, unite(a.users, b.users), costs);
  return saving > least ? saving : undefined;
}

/** Users of one half of a merged group load the imports of the other half too. */
function measureImports(
  groups: ModuleGroups,
  imported: ReadonlySet<number>,
  users: Uint32Array,
  { requestBytes, weights }: LoadCosts,
): number {
  let cost = 0;
  for (const id of imported) {
    const group = groups.get(id);
    if (group) {
      const load = sumUnion(users, group.users, weights);
      cost += (load - group.load) * (group.bytes + requestBytes);
    }
  }
  return cost;
}

/**
 * Replaces the pair by one group.
 *
 * @returns the positions of the groups whose bytes or users have changed, or that are gone
 */
export function mergePair(
  groups: ModuleGroups,
  [first, second]: Pair,
  weights: UserWeights,
): ReadonlySet<number> {
  const changed = new Set([first, second]);
  const [a, b] = [groups.get(first), groups.get(second)];
  if (!a || !b) {
    return changed;
  }
  const users = unite(a.users, b.users);
  const imports = new Set([...a.imports, ...b.imports]);
  imports.delete(first);
  imports.delete(second);
  groups.delete(second);
  groups.set(first, {
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    users,
    load: sumWeights(users, weights),
    imports,
  });
  for (const [id, group] of groups) {
    if (imports.has(id)) {
      const { load } = group;
      group.users = unite(group.users, users);
      group.load = sumWeights(group.users, weights);
      if (group.load !== load) changed.add(id);
    } else if (id !== first && (group.imports.has(first) || group.imports.has(second))) {
      const all = new Set([...group.imports, ...imports, first]);
      all.delete(second);
      group.imports = all;
      // Its users load the imports of both halves now. They are users of the merged group, so they are counted there.
    }
  }
  return changed;
}
