import { execFileSync, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import postgres from 'postgres';

/** A PostgreSQL server that the tests started. */
export interface RunningPostgres {
  /** URL of its database `postgres`, from which tests create others. */
  readonly url: string;
  /** Process id of the server. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server with default settings on a free port and an empty folder. */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feedback-postgres-'));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  execFileSync(
    path.join(programs, 'initdb'),
    ['--username=docs', '--auth=trust', '--encoding=UTF8', '--locale=C', '-D', data],
    { ...options, stdio: 'ignore' },
  );
  const port = await getPort();
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://docs@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, () => server.exitCode === null);
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as Debian's user `postgres`. */
function findUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string, isRunning: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (isRunning() && Date.now() < end) {
    const client = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => undefined });
    try {
      await client`select 1`;
      return;
    } catch {
      await wait(100);
    } finally {
      await client.end({ timeout: 1 });
    }
  }
  throw new Error('PostgreSQL does not answer within 20 seconds.');
}
