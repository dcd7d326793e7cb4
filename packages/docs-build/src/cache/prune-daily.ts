import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDiskCache } from './disk-cache';

const dayMs = 86_400_000;

/** Prunes the cache folder at most once a day, because it has many files. */
export async function pruneDaily(cacheDir: string, now = Date.now()): Promise<void> {
  const stamp = path.join(cacheDir, 'pruned');
  const last = Number(await readFile(stamp, 'utf8').catch(() => '0'));
  if (now - last < dayMs) return;
  try {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(stamp, String(now));
  } catch {
    // A cache that cannot be written is not pruned.
    return;
  }
  await openDiskCache(cacheDir).prune();
}
