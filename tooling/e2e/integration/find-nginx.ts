import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = '/usr/sbin/nginx';

/** Debian's nginx, or the reason why it is missing. */
export type FoundNginx = { readonly program: string } | { readonly reason: string };

/** Finds nginx. Installs it if it is missing, the process runs as root and the machine has apt-get. */
export async function findNginx(): Promise<FoundNginx> {
  if (existsSync(program)) return { program };
  if (process.getuid?.() !== 0)
    return { reason: `${program} is missing, and only root may install it` };
  try {
    // Otherwise the package would start a server on port 80.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    await run('apt-get', ['update'], { env, timeout: 90_000 });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      env,
      timeout: 90_000,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { reason: `${program} is missing, and apt-get could not install it: ${text}` };
  }
  return existsSync(program) ? { program } : { reason: `nginx-light brought no ${program}` };
}
