import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** Maximum duration of a start on a busy machine. */
const startupTimeoutMs = 60_000;

/**
 * Waits until a server answers. Ends it and throws if it does not.
 *
 * @param readErrors - returns what the server wrote to a file of its own
 */
export async function waitForServer(
  child: ChildProcessWithoutNullStreams,
  url: string,
  readErrors: () => Promise<string> = async () => '',
): Promise<{ readonly stop: () => Promise<void> }> {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    killGroup(child);
    await ended;
  };
  const end = Date.now() + startupTimeoutMs;
  // There is no event for a port that begins to listen.
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`${url} does not answer:\n${output.join('')}${await readErrors()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop };
}

/** Emulators start processes of their own, which would keep the port: they are started `detached`, as a group. */
function killGroup(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It leads no group.
    child.kill('SIGTERM');
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' })
    .then(() => true)
    .catch(() => false);
}
