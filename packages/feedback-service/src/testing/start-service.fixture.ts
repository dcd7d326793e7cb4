import { fork } from 'node:child_process';
import path from 'node:path';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import type { DatabaseLocation } from '../database/types';
import { readerToken } from './requests.fixture';

/** The service in a separate process. */
export interface RunningService {
  /** URL with the service's path, without trailing slash. */
  readonly url: string;
  /** Kills it, as a crash of the machine does. */
  kill(): Promise<void>;
  /** Stops it and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the command of the service on a free port. */
export async function startService(location: DatabaseLocation): Promise<RunningService> {
  const child = fork(path.resolve(import.meta.dirname, '../feedback-cli.ts'), ['--port', '0'], {
    execArgv: ['--liftoff-only', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DOCS_FEEDBACK_READER_TOKEN: readerToken,
      ...('url' in location
        ? { DOCS_DATABASE_URL: location.url }
        : { DOCS_FEEDBACK_FOLDER: location.folder }),
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) =>
      resolve(`${message.url}${feedbackServicePath}`),
    );
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.`)));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
