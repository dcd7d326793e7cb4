import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** What the modules of an app do takes milliseconds; a machine that builds several apps at once is slow. */
const defaultLimitMs = 60_000;

/** A thread that ends the process: an endless loop leaves no other. */
const watchdog = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
setTimeout(() => {
  writeSync(2, workerData.text);
  process.kill(process.pid, 'SIGKILL');
}, workerData.limitMs);
`;

/**
 * Runs code of an app in this process. Code that calls `process.exit` fails with its place. If the code does not end, the
 * process is killed after the limit and says which file ran.
 *
 * @param file what runs, as messages name it
 */
export async function runAppCode<Result>(
  file: string,
  run: () => Promise<Result>,
  limitMs = defaultLimitMs,
): Promise<Result> {
  const text = `\n${file} did not finish within ${limitMs / 1000} seconds. Look for an endless loop, or a promise that never settles.\n`;
  const worker = new Worker(watchdog, {
    eval: true,
    execArgv: [],
    env: {},
    workerData: { text, limitMs },
  });
  try {
    return await run();
  } finally {
    await worker.terminate();
  }
}

/**
 * Makes a command fail unless it reaches its end. Code of an app, or of a library that it imports, cannot end the command
 * with success: `process.exit` throws, and any other way out has the exit code 1. Returns a function that says that the
 * command is at its end.
 */
export function guardExit(command: string): () => void {
  let isDone = false;
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    const error = new Error(`process.exit(${code ?? ''}) was called, which would end the command`);
    // Modules of an app run from a URL that is their whole text.
    error.stack = (error.stack ?? '').replaceAll(
      /data:text\/javascript\S+?(:\d+:\d+)/g,
      'a module of the app$1',
    );
    throw error;
  };
  process.once('exit', () => {
    if (isDone) return;
    process.exitCode = 1;
    writeSync(2, `\ndocs ${command} ended before it was finished.\n`);
  });
  return () => {
    isDone = true;
    process.exit = exit;
  };
}
