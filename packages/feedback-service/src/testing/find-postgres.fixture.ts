import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder with PostgreSQL's programs, or the reason why they are missing. */
export type PostgresPrograms = { readonly folder: string } | { readonly reason: string };

/** Finds PostgreSQL's programs. If they are missing, it installs Debian's package where possible. */
export function findPostgres(): PostgresPrograms {
  const found = locate();
  if (found !== undefined) return { folder: found };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return { reason: 'PostgreSQL is not installed: apt-get install postgresql' };
  }
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    return { reason: `PostgreSQL could not be installed: ${String(error)}` };
  }
  const installed = locate();
  return installed === undefined
    ? { reason: 'PostgreSQL was installed, but initdb is not where Debian puts it' }
    : { folder: installed };
}

function locate(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...listFolders('/usr/lib/postgresql').sort().reverse(),
  ];
  return folders.find(
    (folder) =>
      folder !== '' &&
      ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
}

function listFolders(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root).map((version) => path.join(root, version, 'bin'));
}
