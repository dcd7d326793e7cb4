import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Modules of an app run for milliseconds. The limit leaves room for a busy machine. */
const defaultLimitMs = 60_000;

/** Source of a thread that ends the process, because an endless loop in the main thread cannot be interrupted. */
const watchdog = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
setTimeout(() => {
  writeSync(2, workerData.text);
  process.kill(process.pid, 'SIGKILL');
}, workerData.limitMs);
`;

/**
 * Runs code of an app in this process. If it does not finish, prints the name of the file after `limitMs` and kills the
 * process.
 *
 * @param file path of the code, for the message
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
 * Makes a command fail unless it finishes. Code of an app or of a library cannot end the command with success: from now
 * on `process.exit` throws, and a process that ends otherwise has exit code 1.
 *
 * @returns a function to call when the command has finished
 */
export function guardExit(command: string): () => void {
  let isDone = false;
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    const error = new Error(`process.exit(${code ?? ''}) was called, which would end the command`);
    // Modules of an app run from data URLs, which contain their source.
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
