import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const isWindows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Prints a message without a stack trace and exits. */
export function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Prints the name of a step that takes a while. */
export function announce(step) {
  console.log(`\n› ${step}`);
}

function signalTree(child, signal) {
  try {
    // The group, because npm and a shell run between us and the program.
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** If only npm is stopped, it kills the shell between npm and us, and we receive no signal. */
function watchNpm(onEnd) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent) onEnd();
  }, 1_000).unref();
}

/**
 * Starts a command that shares our output. Forwards signals to it and to its child processes.
 *
 * @returns its exit code (128 + n for signal n, as in shells)
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
