import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Programs of Debian that serve a site, and the packages that bring them. */
const servers = {
  caddy: { program: '/usr/bin/caddy', debian: 'caddy' },
  nginx: { program: '/usr/sbin/nginx', debian: 'nginx-light' },
} as const;

/** A server program of Debian, or the reason why it is missing. */
export type FoundServer = { readonly program: string } | { readonly reason: string };

/** Finds a server. Installs it if it is missing, the process runs as root and the machine has apt-get. */
export async function findServer(name: keyof typeof servers): Promise<FoundServer> {
  const { program, debian } = servers[name];
  if (existsSync(program)) return { program };
  if (process.getuid?.() !== 0)
    return { reason: `${program} is missing, and only root may install it` };
  try {
    // Otherwise the package would start a server on port 80.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    await run('apt-get', ['update'], { env, timeout: 90_000 });
    await run('apt-get', ['install', '-y', '--no-install-recommends', debian], {
      env,
      timeout: 90_000,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { reason: `${program} is missing, and apt-get could not install it: ${text}` };
  }
  return existsSync(program) ? { program } : { reason: `${debian} brought no ${program}` };
}
