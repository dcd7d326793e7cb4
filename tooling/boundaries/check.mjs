import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkBoundaries, formatProblem } from './check-boundaries.mjs';
import { checkWorkflows } from './check-workflows.mjs';
import { listFiles } from './list-files.mjs';
import { tasks } from '../scripts/tasks.mjs';

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

const { problems, modules } = await checkBoundaries(root);
const workflows = await loadWorkflows();
problems.push(...(await checkWorkflows(workflows, tasks)));

if (problems.length > 0) {
  console.error(`${problems.map(formatProblem).join('\n\n')}\n`);
  process.exitCode = 1;
}
console.log(
  `Boundaries: ${modules} modules and ${workflows.length} workflow files read, ${problems.length} problems.`,
);
