import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkTaskInputs } from './check-task-inputs.mjs';

const files = [
  'packages/shell/src/i18n/t.ts',
  'packages/shell/src/lib/a.ts',
  'tooling/e2e/x.spec.ts',
  'cspell.json',
];
const workspaces = new Map([['@tooling/e2e', 'tooling/e2e']]);
const check = (task, ...inputs) =>
  checkTaskInputs({ [task]: { inputs } }, files, workspaces).map(({ received }) => received);

describe('checkTaskInputs', () => {
  it('accepts inputs that match a file', () => {
    assert.deepEqual(check('api', '$TURBO_ROOT$/packages/shell/src/{i18n,lib}/**'), []);
    assert.deepEqual(check('@tooling/e2e#shell', '*.spec.ts'), []);
    assert.deepEqual(check('//#spell', 'cspell.json'), []);
  });

  it('finds a folder that has moved, beside one that has not', () => {
    assert.deepEqual(check('api', '$TURBO_ROOT$/packages/shell/src/{i18n,manifest}/**'), [
      '$TURBO_ROOT$/packages/shell/src/{i18n,manifest}/**: no file matches packages/shell/src/manifest/**',
    ]);
  });

  it('finds a file that is not in the workspace of the task', () => {
    assert.equal(check('@tooling/e2e#shell', 'cspell.json').length, 1);
  });

  it('leaves out exclusions, and what some workspaces have and others do not', () => {
    assert.deepEqual(check('build', '$TURBO_DEFAULT$', '!$TURBO_ROOT$/none/**', 'demos/**'), []);
  });
});
