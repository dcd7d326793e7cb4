import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const maxOutputBytes = 64 * 1024 * 1024;
const timeoutMs = 600_000;

/**
 * Runs npm and returns what it prints.
 * @param folder absolute path of the working directory
 */
export async function runNpm(args: readonly string[], folder?: string): Promise<string> {
  // On Windows npm is a script, which only a shell runs. No argument has a space.
  const isWindows = process.platform === 'win32';
  const { stdout } = await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', args, {
    shell: isWindows,
    maxBuffer: maxOutputBytes,
    timeout: timeoutMs,
    ...(folder !== undefined && { cwd: folder }),
  });
  return stdout;
}
