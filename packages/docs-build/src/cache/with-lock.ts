import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface LockOptions {
  /** A lock that was not renewed for so long belongs to a process that is gone. */
  readonly staleMs?: number;
  readonly pollMs?: number;
}

/**
 * Does work while no other process does work under the same lock. The lock saves work and protects nothing: where it
 * cannot be taken the work is done without.
 *
 * @param lock absolute name of a folder that exists while the lock is taken
 */
export async function withLock<T>(
  lock: string,
  work: () => Promise<T>,
  { staleMs = 30_000, pollMs = 50 }: LockOptions = {},
): Promise<T> {
  if (!(await take(lock, staleMs, pollMs))) return work();
  const renewal = setInterval(() => void touch(lock), staleMs / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await rm(lock, { recursive: true, force: true });
  }
}

/** Waits for the lock. Returns false where no folder can be made. */
async function take(lock: string, staleMs: number, pollMs: number): Promise<boolean> {
  try {
    await mkdir(path.dirname(lock), { recursive: true });
  } catch {
    return false;
  }
  for (;;) {
    try {
      await mkdir(lock);
      return true;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
    }
    const stats = await stat(lock).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > staleMs) await breakLock(lock);
    else await wait(pollMs);
  }
}

/** Renamed first: of several processes that wait, one removes it. */
async function breakLock(lock: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
}

async function touch(lock: string): Promise<void> {
  const now = new Date();
  await utimes(lock, now, now).catch(() => undefined);
}
