import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface LockOptions {
  /** A lock that was not renewed for this long belongs to a process that has ended. */
  readonly staleMs?: number;
  readonly pollMs?: number;
}

/**
 * Runs `work` while no other process runs under the same lock. The lock only avoids duplicate work: if it cannot be
 * created, `work` runs without it.
 *
 * @param lock absolute path of a folder that exists while the lock is held
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

/** Waits for the lock. Returns false if the folder cannot be created. */
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

/** Renames the lock first, so that only one of several waiting processes removes it. */
async function breakLock(lock: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
}

async function touch(lock: string): Promise<void> {
  const now = new Date();
  await utimes(lock, now, now).catch(() => undefined);
}
