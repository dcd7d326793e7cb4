import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './repository.mjs';

const runsFolder = (repository) => path.join(repository, '.turbo', 'runs');

function outcomeOf({ cache, execution }) {
  if (cache?.status === 'HIT') return 'cached';
  if (execution?.exitCode === 0) return 'passed';
  return typeof execution?.exitCode === 'number' ? 'failed' : 'skipped';
}

/** Drops the summaries of earlier runs, so that the one there is afterwards is ours. */
export function forgetRuns() {
  rmSync(runsFolder(root), { recursive: true, force: true });
}

/** What came of each task of the run that Turborepo summed up, if it got that far. */
export function readRun(repository = root) {
  const runs = runsFolder(repository);
  const name = existsSync(runs) && readdirSync(runs).find((file) => file.endsWith('.json'));
  if (!name) return undefined;
  const { tasks } = JSON.parse(readFileSync(path.join(runs, name), 'utf8'));
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map((task) => ({
      id: task.taskId,
      outcome: outcomeOf(task),
      seconds: task.execution ? (task.execution.endTime - task.execution.startTime) / 1000 : 0,
    }));
}
