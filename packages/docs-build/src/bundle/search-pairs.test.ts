import { describe, expect, it } from 'vitest';
import { type ModuleGroup, type ModuleGroups, mergePair, type Pair } from './merge-groups';
import { createPairSearch } from './search-pairs';
import { prepareWeights, sumWeights, type UserWeights } from './user-weights';

function createGroup(
  weights: UserWeights,
  { bytes, users, imports = [] }: { bytes: number; users: readonly number[]; imports?: number[] },
): ModuleGroup {
  const bits = new Uint32Array(weights.wordWeights.length);
  for (const user of users) bits[user >> 5] = (bits[user >> 5] ?? 0) | (1 << (user & 31));
  return {
    modules: [],
    bytes,
    users: bits,
    load: sumWeights(bits, weights),
    imports: new Set(imports),
  };
}

describe('createPairSearch', () => {
  const requestBytes = 1000;
  const weights = prepareWeights([1, 1, 1, 1, 1]);

  it.each<[name: string, imports: number[], pair: Pair]>([
    ['the two groups that save most requests', [], [0, 1]],
    // User 1 would load 50,000 bytes.
    ['the bytes that users of one half load for the imports of the other', [2], [0, 2]],
  ])('counts %s', (_, imports, pair) => {
    const groups: ModuleGroups = new Map([
      [0, createGroup(weights, { bytes: 100, users: [0], imports })],
      [1, createGroup(weights, { bytes: 100, users: [0, 1] })],
      [2, createGroup(weights, { bytes: 50_000, users: [0, 3, 4] })],
    ]);
    expect(createPairSearch(groups, { requestBytes, weights }).best()).toEqual(pair);
  });

  it('takes the first of equal pairs, whichever was found first', () => {
    const same = { bytes: 100, users: [0, 1] };
    const groups: ModuleGroups = new Map([
      [0, createGroup(weights, same)],
      [1, createGroup(weights, { bytes: 100, users: [2] })],
      [2, createGroup(weights, same)],
    ]);
    const search = createPairSearch(groups, { requestBytes, weights });
    expect(search.best()).toEqual([0, 2]);
    groups.set(1, createGroup(weights, same));
    search.update(new Set([1]));
    expect(search.best()).toEqual([0, 1]);
  });

  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'finds after each merge what a new search finds (%i)',
    (seed) => {
      const costs = {
        requestBytes,
        weights: prepareWeights(Array.from({ length: 70 }, (_, user) => (user < 40 ? 1 : 3))),
      };
      const groups = drawGroups(seed, costs.weights);
      const search = createPairSearch(groups, costs);
      let merges = 0;
      for (let pair = search.best(); pair; pair = search.best()) {
        expect(pair).toEqual(createPairSearch(groups, costs).best());
        search.update(mergePair(groups, pair, costs.weights));
        merges += 1;
      }
      expect(createPairSearch(groups, costs).best()).toBeUndefined();
      expect(merges).toBeGreaterThan(5);
    },
  );
});

/** Groups that import earlier ones. Who loads a group loads its imports. */
function drawGroups(seed: number, weights: UserWeights): ModuleGroups {
  const random = createRandom(seed);
  const drawn: { bytes: number; users: number[]; imports: number[] }[] = [];
  for (let at = 0; at < 40; at += 1) {
    const direct = at === 0 ? [] : Array.from({ length: random(3) }, () => random(at));
    const imports = [...new Set(direct.flatMap((id) => [id, ...(drawn[id]?.imports ?? [])]))];
    const users = Array.from({ length: 1 + random(3) }, () => random(70));
    drawn.push({ bytes: random(3) * 200, users, imports });
    for (const id of imports) drawn[id]?.users.push(...users);
  }
  return new Map(drawn.map((group, at) => [at, createGroup(weights, group)]));
}

/** A linear congruential generator. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}
