import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkWorkflows } from './check-workflows.mjs';

const file = '.github/workflows/example.yml';
const sha = '3d3c42e5aac5ba805825da76410c181273ba90b1';
const good = `
name: Example
on: pull_request
permissions:
  contents: read
concurrency:
  group: example
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${sha} # v7.0.1
        with:
          persist-credentials: false
      - uses: ./.github/actions/setup
      - run: npm test
`;

const findRules = async (text, name = file) =>
  (await checkWorkflows([{ file: name, text }])).map(({ rule }) => rule);

describe('checkWorkflows', () => {
  it('finds nothing in a workflow that follows the rules', async () => {
    assert.deepEqual(await findRules(good), []);
  });

  for (const [title, from, to, rules] of [
    ['a version', `@${sha} # v7.0.1`, '@v7', ['actions-pinned']],
    ['a short SHA', sha, sha.slice(0, 12), ['actions-pinned']],
    ['a SHA without its version', ' # v7.0.1', '', ['actions-pinned']],
    ['an expression of nothing', 'npm test', 'echo ${{ matrix.node }}', ['workflow-valid']],
    ['a key that GitHub does not know', 'runs-on:', 'run-on:', ['workflow-valid']],
    [
      'a script that a title can write',
      'npm test',
      'echo ${{ github.event.pull_request.title }}',
      ['workflow-valid'],
    ],
    [
      'pull_request_target',
      'on: pull_request',
      'on: { pull_request_target: {} }',
      ['workflow-rights'],
    ],
    [
      'pull_request_target alone',
      'on: pull_request',
      'on: pull_request_target',
      ['workflow-rights'],
    ],
    [
      'pull_request_target in a list',
      'on: pull_request',
      'on: [pull_request_target]',
      ['workflow-rights'],
    ],
    ['too many rights', 'contents: read', 'contents: write', ['workflow-rights']],
    ['no rights named', 'permissions:\n  contents: read\n', '', ['workflow-rights']],
    ['no limit of time', '    timeout-minutes: 5\n', '', ['workflow-rights']],
    ['no concurrency', 'concurrency:\n  group: example\n', '', ['workflow-rights']],
    ['a token that stays', 'persist-credentials: false', 'fetch-depth: 2', ['workflow-rights']],
  ]) {
    it(`finds ${title}`, async () => {
      assert.notEqual(good.replace(from, to), good);
      const found = new Set(await findRules(good.replace(from, to)));
      assert.ok(
        rules.every((rule) => found.has(rule)),
        `expected ${rules.join(', ')}, found ${[...found].join(', ')}`,
      );
    });
  }

  it('finds an action that is not pinned in a composite action', async () => {
    const text = 'runs:\n  using: composite\n  steps:\n    - uses: actions/cache@v6\n';
    assert.deepEqual(await findRules(text, '.github/actions/setup/action.yml'), ['actions-pinned']);
  });

  it('reports where the problem is, what was received and what to do', async () => {
    const [problem] = await checkWorkflows([{ file, text: good.replace(` # v7.0.1`, '') }]);
    assert.equal(problem.where, `${file}:13`);
    assert.equal(problem.received, `- uses: actions/checkout@${sha}`);
    assert.match(problem.hint, /40 hex digits/);
  });

  it('finds two versions of an action', async () => {
    const text = good.replace(`${sha} # v7.0.1`, `${'0'.repeat(40)} # v6.0.0`);
    const problems = await checkWorkflows([
      { file, text: good },
      { file: file.replace('example', 'second'), text },
    ]);
    assert.deepEqual(
      problems.map(({ rule, where }) => `${rule} ${where}`),
      ['actions-one-version .github/workflows/second.yml:13'],
    );
  });

  it('finds a task that no job of a pull request runs', async () => {
    const name = '.github/workflows/pull-request.yml';
    const problems = await checkWorkflows([{ file: name, text: good }], {
      tasks: ['test', 'format:root'],
    });
    assert.deepEqual(
      problems.map(({ rule, received }) => [rule, received]),
      [['pull-request-runs-all-tasks', 'no job that runs the task format:root']],
    );
    assert.deepEqual(await checkWorkflows([{ file, text: good }], { tasks: ['format:root'] }), []);
  });

  it('finds a task that the matrix of the nightly workflow does not name', async () => {
    const text = `${good}# registry\n#  tasks: unit types\n`;
    const problems = await checkWorkflows([{ file: '.github/workflows/nightly.yml', text }], {
      tasks: ['unit'],
      fullTasks: ['registry'],
    });
    assert.deepEqual(
      problems.map(({ rule, received }) => [rule, received]),
      [['nightly-runs-all-tasks', 'no job that runs the task registry']],
    );
  });

  it('finds a script with tests that no nightly job runs', async () => {
    const nightly = {
      file: '.github/workflows/nightly.yml',
      text: `${good}      - run: npm run test:a\n`,
    };
    const problems = await checkWorkflows([nightly], {}, ['test:a', 'test:b']);
    assert.deepEqual(
      problems.map(({ rule, received }) => [rule, received]),
      [['nightly-runs-all-tests', 'no job that runs npm run test:b']],
    );
    assert.deepEqual(await checkWorkflows([{ file, text: good }], {}, ['test:b']), []);
  });
});
