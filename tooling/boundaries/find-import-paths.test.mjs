import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findImportPaths } from './find-import-paths.mjs';

/** Returns modules as dependency-cruiser does, from what each imports. */
const createModules = (imports) =>
  Object.entries(imports).map(([source, names]) => ({
    source,
    dependencies: names.map((resolved) => ({ resolved })),
  }));

const modules = createModules({
  'pages/a.ts': ['lib/long.ts', 'lib/short.ts'],
  'pages/b.ts': ['lib/long.ts'],
  'pages/c.ts': ['lib/none.ts'],
  'pages/a.test.ts': ['demos/one.ts'],
  'lib/long.ts': ['lib/short.ts'],
  'lib/short.ts': ['demos/one.ts'],
  'lib/none.ts': ['pages/c.ts'],
  'demos/one.ts': ['demos/two.ts'],
});
const to = { path: '^demos/' };

describe('findImportPaths', () => {
  it('finds a shortest path from each module', () => {
    const from = { path: '^pages/', pathNot: ['[.]test[.]'] };
    assert.deepEqual(findImportPaths(modules, { from, to }), [
      { module: 'pages/a.ts', path: ['lib/short.ts', 'demos/one.ts'] },
      { module: 'pages/b.ts', path: ['lib/long.ts', 'lib/short.ts', 'demos/one.ts'] },
    ]);
  });

  it('finds a forbidden module that imports another one', () => {
    const from = { path: ['^demos/'] };
    assert.deepEqual(findImportPaths(modules, { from, to }), [
      { module: 'demos/one.ts', path: ['demos/two.ts'] },
    ]);
  });
});
