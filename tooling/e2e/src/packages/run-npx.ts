import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a command with `npx` and returns what it prints.
 *
 * @param folder absolute path of the working directory
 * @param env additional environment variables
 * @throws {Error} The command fails. The message has what it printed.
 */
export async function runNpx(
  args: readonly string[],
  folder: string,
  env: NodeJS.Dict<string> = {},
): Promise<string> {
  // On Windows npx is a script, which only a shell runs. No argument has a space.
  const isWindows = process.platform === 'win32';
  const options = {
    cwd: folder,
    shell: isWindows,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: '1', ...env },
  };
  try {
    return (await promisify(execFile)(isWindows ? 'npx.cmd' : 'npx', args, options)).stdout;
  } catch (error) {
    // Yarn writes what went wrong to the standard output, which the message lacks.
    if (error instanceof Error && 'stdout' in error) error.message += `\n${String(error.stdout)}`;
    throw error;
  }
}
