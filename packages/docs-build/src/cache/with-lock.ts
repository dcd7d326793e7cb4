import { takeLock } from '../lib/take-lock';

/**
 * Runs `work` while no other process runs under the same lock. The lock only avoids duplicate work: if it cannot be
 * taken, `work` runs without it.
 *
 * @param lock absolute path of a file that exists while the lock is held
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const release = await takeLock(lock).catch(() => undefined);
  try {
    return await work();
  } finally {
    await release?.();
  }
}
