import { describe, expect, it } from 'vitest';
import { groupModules, type MeasuredModule } from './group-modules';

const module = (id: string, bytes: number, imports: readonly string[] = []): MeasuredModule => ({
  id,
  bytes,
  imports,
});

/** A linear congruential generator. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** A library of 60 modules that import later ones, and sometimes the one before, with 12 subpaths and 20 demos. */
function drawLibrary(seed: number) {
  const random = createRandom(seed);
  const list = (length: number) => Array.from({ length }, () => `m${random(40)}`);
  return {
    modules: Array.from({ length: 60 }, (_, index) =>
      module(`m${index}`, 100 + random(2) * random(60_000), [
        ...(random(12) === 0 ? [`m${index - 1}`] : []),
        ...Array.from({ length: random(3) }, () => `m${index + 1 + random(60 - index)}`),
      ]),
    ),
    base: ['m58', 'm59'],
    entries: Array.from({ length: 12 }, () => list(1 + random(2))),
    demos: Array.from({ length: 20 }, () => list(1 + random(2))),
  };
}

describe('groupModules', () => {
  it('joins modules that the same demos load, and keeps large modules of few demos separate', () => {
    const groups = groupModules({
      modules: [
        module('base', 10_000),
        module('button', 3000, ['ripple']),
        module('chart', 90_000),
        module('ripple', 2000, ['base']),
        module('stack', 500),
      ],
      base: ['base'],
      entries: [['button'], ['chart'], ['stack']],
      demos: [...Array.from({ length: 8 }, () => ['button', 'stack']), ['chart'], []],
    });
    expect(groups).toEqual([['base', 'button', 'ripple', 'stack'], ['chart']]);
  });

  it('separates modules that no demo loads together', () => {
    const groups = groupModules({
      modules: [module('a', 5000), module('b', 5000), module('base', 1)],
      base: ['base'],
      entries: [['a'], ['b']],
      demos: [['a'], ['b'], [], [], []],
    });
    expect(groups).toEqual([['base'], ['a'], ['b']]);
  });

  it('separates modules that throw when they are loaded from the others', () => {
    const groups = groupModules({
      modules: [
        { ...module('missing', 100), throws: true },
        module('pigment', 100, ['missing', 'shared']),
        module('shared', 100),
        module('fine', 100),
      ],
      base: [],
      entries: [['pigment'], ['fine'], ['shared']],
      demos: [['fine', 'shared']],
    });
    expect(groups).toEqual([
      ['fine', 'shared'],
      ['missing', 'pigment'],
    ]);
  });

  it('has groups for modules that no demo imports', () => {
    const groups = groupModules({
      modules: [module('base', 1), module('rare', 60_000), module('used', 60_000)],
      base: ['base'],
      entries: [['rare'], ['used']],
      demos: [['used'], []],
    });
    expect(groups).toEqual([['base'], ['rare'], ['used']]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('makes no two files import each other (library %i)', (seed) => {
    const library = drawLibrary(seed);
    const groups = groupModules(library);
    const groupOf = new Map(groups.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
    expect(groups.length).toBeGreaterThan(4);
    expect(groupOf.size).toBe(groups.flat().length);
    const next = (group: number) =>
      library.modules
        .filter(({ id }) => groupOf.get(id) === group)
        .flatMap(({ imports }) => imports.map((id) => groupOf.get(id)))
        .filter((other): other is number => other !== undefined && other !== group);
    for (const group of groups.keys()) {
      const reached = new Set(next(group));
      for (const other of reached) next(other).forEach((further) => reached.add(further));
      expect(reached).not.toContain(group);
    }
    const loaded = [...library.base, ...library.entries.flat(), ...library.demos.flat()];
    expect(loaded.filter((id) => !groupOf.has(id))).toEqual([]);
    expect(library.base.map((id) => groupOf.get(id))).toEqual([0, 0]);
  });

  it('does not depend on the order of modules, subpaths and demos', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { modules, base, entries, demos } = drawLibrary(seed);
      expect(
        groupModules({
          modules: modules.toReversed(),
          base: base.toReversed(),
          entries: entries.toReversed(),
          demos: demos.toReversed(),
        }),
      ).toEqual(groupModules({ modules, base, entries, demos }));
    }
  });

  it('merges equal candidates in the order of ids', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const demos = ids.map((id, index) => [id, ids[(index + 1) % ids.length] ?? '']);
    const modules = ids.map((id) => module(id, 2000));
    const groups = ids.map((_, start) =>
      groupModules({
        modules,
        base: [],
        entries: [],
        demos: [...demos.slice(start), ...demos.slice(0, start)],
      }),
    );
    for (const it of groups) {
      expect(it).toEqual([
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ]);
    }
  });
});
