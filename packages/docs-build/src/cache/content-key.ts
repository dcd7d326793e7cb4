import { createHash } from 'node:crypto';

/** Returns the key of what is made of these parts, which must survive JSON. */
export function contentKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
