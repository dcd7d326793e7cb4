import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkBoundaries, formatProblem } from './check-boundaries.mjs';
import { checkTaskInputs } from './check-task-inputs.mjs';
import { checkWorkflows } from './check-workflows.mjs';
import { listFiles } from './list-files.mjs';
import { fullTasks, tasks } from '../scripts/tasks.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Workflows and composite actions. */
async function loadWorkflows() {
  const names = await listFiles(root, ['.github/workflows', '.github/actions']);
  return Promise.all(
    names
      .filter((file) => /\.ya?ml$/.test(file))
      .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
}

const workspaceFile = /^(apps|packages|tooling|tooling\/e2e\/fixtures)\/[^/]+\/package\.json$/;

/** Returns problems with the inputs of the tasks in `turbo.json`. */
async function checkTasks() {
  const read = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const files = await listFiles(root, ['.'], (folder) => folder === '.git');
  const workspaces = await Promise.all(
    files
      .filter((file) => workspaceFile.test(file))
      .map(async (file) => [(await read(file)).name, path.posix.dirname(file)]),
  );
  const { tasks: definitions } = await read('turbo.json');
  return checkTaskInputs(definitions, files, new Map(workspaces));
}

const { problems, modules } = await checkBoundaries(root);
const workflows = await loadWorkflows();
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const testScripts = Object.keys(scripts).filter((name) => name.startsWith('test:'));
problems.push(...(await checkTasks()));
problems.push(...(await checkWorkflows(workflows, { tasks, fullTasks }, testScripts)));

if (problems.length > 0) {
  console.error(`${problems.map(formatProblem).join('\n\n')}\n`);
  process.exitCode = 1;
}
console.log(
  `Boundaries: ${modules} modules and ${workflows.length} workflow files read, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
);
