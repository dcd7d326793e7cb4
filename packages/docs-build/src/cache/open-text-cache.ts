import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Texts that are dear to make, by the hash of what they are made of, kept from one run to the next. */
export interface TextCache {
  /** What was made of the same parts before, or what `make` makes of them now. */
  get(parts: readonly unknown[], make: () => Promise<string>): Promise<string>;
  /** Keeps what was used for the next run; forgets what was not. */
  save(): Promise<void>;
}

/** Opens a cache that is one file; a file that is missing or spoilt is an empty cache. */
export async function openTextCache(file: string): Promise<TextCache> {
  const known = await readCache(file);
  const used = new Map<string, string>();
  return {
    async get(parts, make) {
      const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
      const text = used.get(key) ?? known.get(key) ?? (await make());
      used.set(key, text);
      return text;
    },
    async save() {
      await mkdir(path.dirname(file), { recursive: true });
      const sorted = [...used].sort(([a], [b]) => a.localeCompare(b));
      await writeFile(file, JSON.stringify(Object.fromEntries(sorted)));
    },
  };
}

async function readCache(file: string): Promise<ReadonlyMap<string, string>> {
  try {
    const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
    return new Map(Object.entries(entries as Record<string, string>));
  } catch {
    return new Map();
  }
}
