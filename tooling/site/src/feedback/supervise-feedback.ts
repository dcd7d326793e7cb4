import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The feedback service in a process of its own, which is started again when it ends. */
export interface SupervisedFeedback {
  /** Origin at which it listens; absent while it starts. */
  readonly locate: () => string | undefined;
  /** Its process now. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Milliseconds before a service that ended is started again; doubled each time, up to the last. */
const firstPause = 250;
const maxPauseMs = 30_000;
/** A service that lived so many milliseconds was well. */
const wellAfter = 10_000;

/** Starts the feedback service and keeps it running. Its database stands still until somebody needs it. */
export function superviseFeedback(
  env: Readonly<Record<string, string | undefined>>,
): SupervisedFeedback {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('feedback-service/cli');
  // By its address: a bare name would be looked for from the folder of whoever runs us.
  const loader = pathToFileURL(resolve('tsx')).href;
  let child: ChildProcess | undefined;
  let origin: string | undefined;
  let isStopping = false;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = Date.now();
    child = fork(file, ['--port', '0'], {
      execArgv: ['--import', loader],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...env },
    });
    child.on('message', (message) => {
      if (message instanceof Object && 'url' in message && typeof message.url === 'string') {
        origin = message.url;
      }
    });
    child.once('exit', () => {
      origin = undefined;
      if (isStopping) return;
      pause = Date.now() - startedAt > wellAfter ? firstPause : Math.min(pause * 2, maxPauseMs);
      timer = setTimeout(start, pause);
    });
  };

  start();
  return {
    locate: () => origin,
    pid: () => child?.pid,
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
