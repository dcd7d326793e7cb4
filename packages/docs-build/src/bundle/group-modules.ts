import { mergePair, type ModuleGroup } from './merge-groups';
import { createPairSearch } from './search-pairs';
import { prepareWeights, sumWeights } from './user-weights';

/** A module of a library, as it remains after tree shaking. */
export interface MeasuredModule {
  readonly id: string;
  /** Size of its minified code. */
  readonly bytes: number;
  /** Ids of the modules that it imports statically. */
  readonly imports: readonly string[];
  /** Whether it throws when it is loaded, because it replaces an optional package that is not installed. */
  readonly throws?: true;
}

interface GroupModulesOptions {
  readonly modules: readonly MeasuredModule[];
  /** Ids of modules that every demo loads. */
  readonly base: readonly string[];
  /** One list for each subpath of the library: the ids of the modules that define its exports. */
  readonly entries: readonly (readonly string[])[];
  /** One list for each demo: the ids of the modules that define its imports. */
  readonly demos: readonly (readonly string[])[];
}

/** Cost of a request, as the number of bytes of minified code that load in the same time. */
const requestBytes = 8000;

/**
 * Decides which modules of a library share a file. A demo pays for each file that it needs: the bytes of the file,
 * whether the demo uses them or not, and the price of a request. At first, modules that the same demos and subpaths
 * need are one group. Then the two groups whose merge saves most are merged, until no merge saves anything.
 *
 * A group with a module that throws is never merged, because other modules in its file could not be loaded.
 *
 * All subpaths together count as one demo, so that modules that no demo uses have groups too. The result does not
 * depend on the order of the arguments' elements. The first group has the modules of `base`.
 */
export function groupModules(options: GroupModulesOptions): readonly (readonly string[])[] {
  const { entries, demos } = options;
  const weights = prepareWeights([
    ...entries.map(() => 1),
    ...demos.map(() => Math.max(entries.length, 1)),
  ]);
  const groups = createGroups(options);
  const broken = takeBrokenGroups(groups, options.modules);
  for (const group of groups.values()) {
    group.load = sumWeights(group.users, weights);
  }
  const search = createPairSearch(groups, { requestBytes, weights });
  for (let pair = search.best(); pair; pair = search.best()) {
    search.update(mergePair(groups, pair, weights));
  }
  const base = new Set(options.base);
  const isBase = (ids: readonly string[]) => ids.some((id) => base.has(id));
  return [...groups.values(), ...broken]
    .map(({ modules }) => [...modules].sort())
    .sort((a, b) => Number(isBase(b)) - Number(isBase(a)) || compare(a[0], b[0]));
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}

/** Removes the groups whose modules throw or import one that does, and returns them. No other group imports them. */
function takeBrokenGroups(
  groups: Map<number, ModuleGroup>,
  modules: readonly MeasuredModule[],
): readonly ModuleGroup[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const broken = [...groups].filter(([, group]) =>
    [...collectImports(group.modules, byId)].some((id) => byId.get(id)?.throws),
  );
  for (const [position] of broken) groups.delete(position);
  return broken.map(([, group]) => group);
}

/** Creates a group for each set of demos and subpaths that need the same modules. */
function createGroups({ modules, base, entries, demos }: GroupModulesOptions) {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const lists = [...entries, ...demos];
  const users = new Map<string, Uint32Array>();
  lists.forEach((roots, index) => {
    for (const id of collectImports([...roots, ...base], byId)) {
      const bits = users.get(id) ?? new Uint32Array(Math.ceil(lists.length / 32));
      bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
      users.set(id, bits);
    }
  });
  const byUsers = new Map<string, string[]>();
  for (const [id, bits] of [...users].sort(([a], [b]) => compare(a, b))) {
    const key = bits.join();
    byUsers.set(key, [...(byUsers.get(key) ?? []), id]);
  }
  const groupOf = new Map(
    [...byUsers.values()].flatMap((ids, index) => ids.map((id) => [id, index] as const)),
  );
  const groups = new Map<number, ModuleGroup>();
  [...byUsers.values()].forEach((ids, index) => {
    const imports = new Set([...collectImports(ids, byId)].flatMap((id) => groupOf.get(id) ?? []));
    imports.delete(index);
    groups.set(index, {
      modules: ids,
      bytes: ids.reduce((sum, id) => sum + (byId.get(id)?.bytes ?? 0), 0),
      users: users.get(ids[0] ?? '') ?? new Uint32Array(),
      load: 0,
      imports,
    });
  });
  return groups;
}

/** Returns the modules and everything that they import, directly or through others. */
function collectImports(
  ids: readonly string[],
  byId: ReadonlyMap<string, MeasuredModule>,
): Set<string> {
  const found = new Set(ids.filter((id) => byId.has(id)));
  // A set can grow during iteration; the loop then visits the new values too.
  for (const id of found) {
    for (const imported of byId.get(id)?.imports ?? []) {
      if (byId.has(imported)) found.add(imported);
    }
  }
  return found;
}
