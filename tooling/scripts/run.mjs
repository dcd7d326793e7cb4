import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A message for a person, and the end: no stack trace. */
export function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** One step of something that takes a while, as a person follows it. */
export function announce(step) {
  console.log(`\n› ${step}`);
}

function signalTree(child, signal) {
  try {
    // the group, because npm and a shell stand between us and the program that is meant
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch {
    // it ended in the meantime
  }
}

/** Somebody who stops npm alone kills the shell between npm and us, and no signal arrives here. */
function watchNpm(onEnd) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent) onEnd();
  }, 1_000).unref();
}

/**
 * Starts a command that shares our output. Signals that we get reach it and all it has started.
 *
 * @returns the promise of its exit code (128 + n for signal n, as shells count)
 */
export function run(command, args, { env = {}, ...options } = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !isWindows,
    shell: isWindows,
    env: { ...process.env, ...env },
    ...options,
  });
  const forward = (signal) => signalTree(child, signal);
  for (const signal of signals) process.on(signal, forward);
  const watch = watchNpm(() => forward('SIGTERM'));

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
