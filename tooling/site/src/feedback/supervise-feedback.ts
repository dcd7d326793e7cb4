import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The feedback service in a separate process, which is restarted when it ends. */
export interface SupervisedFeedback {
  /** Origin of the service. Undefined while it starts. */
  readonly locate: () => string | undefined;
  /** Id of the current process. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Delay of the first restart. It doubles with each further one, up to `maxDelayMs`. */
const firstDelayMs = 250;
const maxDelayMs = 30_000;
/** A service that ran for this long had started successfully: the next restart waits for `firstDelayMs` again. */
const healthyAfterMs = 10_000;

/** Starts the feedback service and keeps it running. Its database starts with the first request that needs it. */
export function superviseFeedback(
  env: Readonly<Record<string, string | undefined>>,
): SupervisedFeedback {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('feedback-service/cli');
  // As a URL: a bare name would be resolved from the current folder.
  const loader = pathToFileURL(resolve('tsx')).href;
  let child: ChildProcess | undefined;
  let origin: string | undefined;
  let isStopping = false;
  let delayMs = firstDelayMs;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const startedAt = Date.now();
    child = fork(file, ['--port', '0'], {
      // A preview has few requests. V8 would take seconds of CPU time to optimize the embedded PostgreSQL for them.
      execArgv: ['--liftoff-only', '--import', loader],
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
      delayMs =
        Date.now() - startedAt > healthyAfterMs ? firstDelayMs : Math.min(delayMs * 2, maxDelayMs);
      timer = setTimeout(start, delayMs);
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
