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

type Pair = readonly [number, number];

/**
 * Returns the two groups whose merge saves all users together most, or undefined if no merge saves anything. If one
 * imports the other through a third, a merge with the third saves at least as much, so the final groups never import
 * each other.
 */
export function findBestPair(
  groups: ModuleGroups,
  requestBytes: number,
  weights: readonly number[],
): Pair | undefined {
  const list = [...groups];
  let best: Pair | undefined;
  let most = 0;
  list.forEach(([first, a], index) => {
    for (const [second, b] of list.slice(index + 1)) {
      if (Math.min(a.load, b.load) * requestBytes <= most) {
        continue;
      }
      const users = unite(a.users, b.users);
      const load = sumWeights(users, weights);
      const own =
        (a.load + b.load - load) * requestBytes -
        (load - a.load) * a.bytes -
        (load - b.load) * b.bytes;
      if (own <= most) {
        continue;
      }
      const imported = new Set(
        [...a.imports, ...b.imports].filter((id) => id !== first && id !== second),
      );
      const saving = own - measureImports(groups, imported, users, requestBytes, weights);
      if (saving > most) {
        most = saving;
        best = [first, second];
      }
    }
  });
  return best;
}

/** Users of one half of a merged group load the imports of the other half too. */
function measureImports(
  groups: ModuleGroups,
  imported: ReadonlySet<number>,
  users: Uint32Array,
  requestBytes: number,
  weights: readonly number[],
): number {
  let cost = 0;
  for (const id of imported) {
    const group = groups.get(id);
    if (group) {
      const load = sumWeights(unite(users, group.users), weights);
      cost += (load - group.load) * (group.bytes + requestBytes);
    }
  }
  return cost;
}

/** Replaces the pair by one group. */
export function mergePair(
  groups: ModuleGroups,
  [first, second]: Pair,
  weights: readonly number[],
): void {
  const [a, b] = [groups.get(first), groups.get(second)];
  if (!a || !b) {
    return;
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
      group.users = unite(group.users, users);
      group.load = sumWeights(group.users, weights);
    } else if (id !== first && (group.imports.has(first) || group.imports.has(second))) {
      const all = new Set([...group.imports, ...imports, first]);
      all.delete(second);
      group.imports = all;
      // Its users load the imports of both halves now. They are users of the merged group, so they are counted there.
    }
  }
}

function unite(a: Uint32Array, b: Uint32Array): Uint32Array {
  return a.map((bits, index) => bits | (b[index] ?? 0));
}

/** Returns the weight of all users whose bits are set. */
export function sumWeights(users: Uint32Array, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, word] of users.entries()) {
    for (let bits = word; bits !== 0;) {
      const bit = 31 - Math.clz32(bits);
      sum += weights[index * 32 + bit] ?? 0;
      bits = (bits ^ (1 << bit)) >>> 0;
    }
  }
  return sum;
}
