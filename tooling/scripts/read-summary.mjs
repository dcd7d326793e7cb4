import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './repository.mjs';

const runsFolder = (repository) => path.join(repository, '.turbo', 'runs');

function outcomeOf({ cache, execution }) {
  if (cache?.status === 'HIT') return 'cached';
  if (execution?.exitCode === 0) return 'passed';
  return typeof execution?.exitCode === 'number' ? 'failed' : 'skipped';
}

/** Removes the summaries of earlier runs. */
export function forgetRuns() {
  rmSync(runsFolder(root), { recursive: true, force: true });
}

/** Returns the result of each task from Turborepo's summary, if Turborepo has written one. */
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
      logFile: path.join(repository, task.logFile),
      seconds: task.execution ? (task.execution.endTime - task.execution.startTime) / 1000 : 0,
    }));
}

/** Number of lines from the end of a log: enough for the failures, which test runners print last. */
const keptLines = 100;

/** Returns the end of what a task has printed. */
export function readEnd(logFile) {
  if (!existsSync(logFile)) return 'It printed nothing.';
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-keptLines).join('\n');
}
