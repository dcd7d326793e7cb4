import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Returns the name of a file with a hash of its content, so that it can be cached forever: `shell.css` →
 * `shell-3kd9fs2k.css`.
 */
export function hashName(name: string, content: string | Uint8Array): string {
  const { name: stem, ext } = path.parse(name);
  const hash = createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '0');
  return `${stem}-${hash.slice(0, 8)}${ext}`;
}
