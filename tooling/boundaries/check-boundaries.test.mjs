import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { checkBoundaries, formatProblem } from './check-boundaries.mjs';
import { importRules } from './rules/import-rules.mjs';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const scenarios = readdirSync(fixtures).filter((name) => name !== 'clean');

const check = async (name) => (await checkBoundaries(path.join(fixtures, name))).problems;

describe('checkBoundaries', () => {
  it('finds nothing in a repository that follows the rules', async () => {
    assert.deepEqual(await check('clean'), []);
  });

  for (const name of scenarios) {
    it(`finds ${name}, and only that`, async () => {
      const rules = new Set((await check(name)).map(({ rule }) => rule));
      assert.deepEqual([...rules], [name]);
    });
  }

  it('finds ways from pages to demos, and from the shell to Emotion and Material UI', async () => {
    const problems = await check('pages-never-reach-demos');
    assert.deepEqual(problems.map(({ where, received }) => `${where} ${received}`).sort(), [
      'apps/joy/pages/[[...path]].tsx imports apps/joy/demos/button/Basic.tsx',
      'packages/docs-shell/src/features/index.ts imports packages/docs-shell/src/features/demo/runtime/widget.tsx → @emotion/react',
      'packages/docs-shell/src/next/document-parts.tsx imports packages/docs-shell/src/theme/index.ts → @mui/material/styles',
      'packages/docs-shell/src/next/page.tsx imports packages/docs-shell/src/features/index.ts → packages/docs-shell/src/features/demo/runtime/widget.tsx → @emotion/react',
    ]);
  });

  it('reports where the problem is, what was received and what to do', async () => {
    const [problem] = await check('one-reader-of-the-environment');
    assert.match(
      formatProblem(problem),
      /^packages\/products\/src\/index\.ts:1\n {2}process\.env\.DOCS_HOST\n {2}one-reader/,
    );
  });

  it('has a fixture for every rule outside the table', () => {
    const written = importRules
      .map(({ name }) => name)
      .filter((name) => !/^shell-.*-(imports|packages|without-node)$/.test(name));
    assert.deepEqual(
      written.filter((name) => !scenarios.includes(name)),
      [],
    );
  });
});
