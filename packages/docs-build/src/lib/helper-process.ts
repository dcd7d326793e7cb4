import { fork } from 'node:child_process';
import path from 'node:path';

/** A command of `docs` that runs in a process of its own, so that the system gets its memory back when it has finished. */
export interface Helper {
  /** Runs the command on plain data, which can have maps and sets. */
  run(request: unknown): Promise<void>;
}

/**
 * Compiling and rendering make much garbage that lives shortly. Node collects it whenever there are 16 MB, and copies what is
 * still in use each time.
 */
const heapOptions = ['--max-semi-space-size=64'];

/** What the helper sends last. */
const finished = 'finished';

/**
 * Returns a helper that runs a hidden command of the program that runs now.
 *
 * @param program file that Node runs: `bin/docs.mjs`
 * @param appDir folder in which it runs
 */
export function createHelper(program: string, command: string, appDir: string): Helper {
  return {
    run: (request) =>
      new Promise((resolve, reject) => {
        const child = fork(program, [command], {
          cwd: appDir,
          execArgv: [...process.execArgv, ...heapOptions],
          serialization: 'advanced',
        });
        let isFinished = false;
        child.once('message', (message) => (isFinished = message === finished));
        child.once('error', reject);
        child.once('exit', (code, signal) => {
          if (isFinished && code === 0) resolve();
          else reject(new Error(describeEnd(command, code, signal)));
        });
        child.send(request as object, (error) => {
          // The reason is in how it ended.
          if (error) child.kill();
        });
      }),
  };
}

function describeEnd(command: string, code: number | null, signal: string | null): string {
  const hint =
    signal === 'SIGKILL'
      ? 'The system kills processes when it has no memory left: stop other programs, or give the build more memory.'
      : 'Its output above says why.';
  const end = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
  return `docs ${command}, a process that compiles pages or demos for a build, ${end} before it had finished. ${hint}`;
}

/**
 * Handles the request of a helper, in its process. The process ends if the one that started it does.
 *
 * @throws if another process than `createHelper` started it
 */
export async function serveHelper(handle: (request: unknown) => Promise<void>): Promise<void> {
  if (!process.send) {
    const name = path.basename(process.argv[2] ?? '');
    throw new Error(`docs ${name} is a part of docs build, which starts it. Run docs build.`);
  }
  // `process.exit` throws during a command.
  const stop = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', stop);
  const request = await new Promise<unknown>((resolve) => process.once('message', resolve));
  await handle(request);
  await new Promise((resolve) => process.send?.(finished, resolve));
  process.off('disconnect', stop);
  process.disconnect();
}
