import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { install, turbo } from './pnpm.mjs';
import { forgetRuns, readEnd, readRun } from './read-summary.mjs';
import { announce, stop } from './run.mjs';
import { fullTasks, tasks } from './tasks.mjs';

const {
  values: { full: isFull },
  positionals: named,
} = parseArgs({ options: { full: { type: 'boolean' } }, allowPositionals: true });
const known = isFull ? [...tasks, ...fullTasks] : tasks;
const unknown = named.filter((task) => !known.includes(task));
if (unknown.length > 0) {
  stop(`No such task: ${unknown.join(', ')}. The tasks are: ${known.join(', ')}.`);
}
const wanted = named.length > 0 ? named : [...known];

await install();

announce('Looking for a browser');
const { findBrowser, readBrowserVersion } = await import('../playwright/find-browser.mjs');
try {
  process.env.CHROME_PATH = await findBrowser();
} catch (error) {
  stop(error.message);
}
process.env.BROWSER_VERSION = readBrowserVersion();
console.log(`  ${process.env.CHROME_PATH} (${process.env.BROWSER_VERSION})`);
if (isFull) process.env.E2E_TIER = 'full';
else process.env.E2E_VISITS ??= 'sample';

const { describeEngines } = await import('../playwright/find-engines.mjs');
process.env.ENGINE_VERSIONS = describeEngines();
if (process.env.ENGINE_VERSIONS && named.length === 0) {
  wanted.push('engines-smoke');
  console.log(`  ${process.env.ENGINE_VERSIONS}`);
}

announce(`Running ${wanted.join(', ')}${isFull ? ', the whole matrix' : ''}`);
forgetRuns();
const code = await turbo(
  ...wanted,
  // Most tasks keep more than one processor busy. One task more at a time takes as long, with 6 % more processor time.
  `--concurrency=${availableParallelism()}`,
  '--continue=dependencies-successful',
  '--output-logs=new-only',
  '--summarize',
);

const results = readRun();
if (!results) stop(`Turborepo stopped before it ran anything (exit code ${code}).`);
const having = (...outcomes) => results.filter(({ outcome }) => outcomes.includes(outcome));

announce('Summary');
for (const { id, outcome, seconds } of results) {
  console.log(`  ${outcome.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${id}`);
}
const failed = having('failed');
for (const { id, logFile } of failed) {
  const [workspace, task] = id.split('#');
  announce(`${id} failed`);
  console.log(readEnd(logFile));
  console.log(`\nTo run it alone: node tooling/scripts/turbo.mjs ${task} --filter=${workspace}`);
}
const missing = wanted.filter((task) => !results.some(({ id }) => id.endsWith(`#${task}`)));
if (missing.length > 0) {
  const reason = failed.length > 0 ? 'what they need failed' : 'the run was stopped';
  console.log(`\nNot run, because ${reason}: ${missing.join(', ')}`);
}
console.log(`\n${having('passed', 'cached').length} passed, ${failed.length} failed`);
process.exitCode = code;
