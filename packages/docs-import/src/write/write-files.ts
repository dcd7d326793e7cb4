import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { OutputFile } from '../convert/output-file';
import { parseFile } from '../parse-file';

/** File of the import record, relative to the app's folder. */
export const recordFile = 'generated/import/record.json';

const recordSchema = z.object({
  /** Digests of the files that the last import wrote, by path in the app. */
  files: z.record(z.string(), z.string()),
  /** Digests of the parts of `product.ts` that it wrote. */
  product: z.record(z.string(), z.string()),
});

/** The record of the last import. */
export type ImportRecord = z.output<typeof recordSchema>;

/** Reads the record of the last import. Without one, nothing was imported. */
export function readRecord(appDir: string): ImportRecord {
  const file = path.join(appDir, recordFile);
  return existsSync(file)
    ? parseFile(file, (text) => recordSchema.parse(JSON.parse(text)))
    : { files: {}, product: {} };
}

/** The files by outcome. */
export interface WrittenFiles {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Files that were edited, or that no import wrote. They are kept. */
  readonly kept: readonly string[];
  /** Files of an earlier import whose source is gone. */
  readonly removed: readonly string[];
  /** Digests for the record. */
  readonly digests: Readonly<Record<string, string>>;
}

/**
 * Writes the files of an import. Files that were edited since the last import are kept, even if their source no longer
 * exists.
 */
export async function writeFiles(
  appDir: string,
  files: readonly OutputFile[],
  record: ImportRecord,
  isDryRun: boolean,
): Promise<WrittenFiles> {
  const written: string[] = [];
  const unchanged: string[] = [];
  const kept: string[] = [];
  const removed: string[] = [];
  const digests: Record<string, string> = {};
  const outputs = new Map(files.map((file) => [file.path, file]));
  for (const [name, { content }] of [...outputs].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const target = path.join(appDir, name);
    const wanted = digest(content);
    const current = existsSync(target) ? digest(await readFile(target)) : undefined;
    const recorded = record.files[name];
    if (current === wanted) {
      unchanged.push(name);
      digests[name] = wanted;
    } else if (current !== undefined && current !== recorded) {
      kept.push(name);
      if (recorded !== undefined) digests[name] = recorded;
    } else {
      written.push(name);
      digests[name] = wanted;
      if (!isDryRun) {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
      }
    }
  }
  for (const [name, recorded] of Object.entries(record.files)) {
    const target = path.join(appDir, name);
    if (outputs.has(name) || !existsSync(target)) continue;
    if (digest(await readFile(target)) === recorded) {
      removed.push(name);
      if (!isDryRun) await rm(target);
    } else {
      kept.push(name);
      digests[name] = recorded;
    }
  }
  return { written, unchanged, kept, removed, digests };
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
