import { createHash } from 'node:crypto';

/** Returns the cache key of a value that depends on these parts. The parts must be JSON. */
export function contentKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
