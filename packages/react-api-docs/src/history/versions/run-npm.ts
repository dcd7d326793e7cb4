import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const maxOutputBytes = 64 * 1024 * 1024;
const timeoutMs = 600_000;

/** How a script of npm is started. */
interface NpmCommand {
  readonly file: string;
  readonly shell: boolean;
}

/**
 * Returns how `npm` or `npx` is started. On Windows these are scripts, which only a shell runs, so no argument may have a
 * space.
 */
export function npmCommand(
  name: 'npm' | 'npx',
  platform: NodeJS.Platform = process.platform,
): NpmCommand {
  const isWindows = platform === 'win32';
  return { file: isWindows ? `${name}.cmd` : name, shell: isWindows };
}

/**
 * Runs npm and returns what it prints.
 * @param folder absolute path of the working directory
 */
export async function runNpm(args: readonly string[], folder?: string): Promise<string> {
  const { file, shell } = npmCommand('npm');
  const { stdout } = await promisify(execFile)(file, args, {
    shell,
    maxBuffer: maxOutputBytes,
    timeout: timeoutMs,
    ...(folder !== undefined && { cwd: folder }),
  });
  return stdout;
}
