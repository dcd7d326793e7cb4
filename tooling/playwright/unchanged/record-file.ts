import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

/** Reads a record. A file that is missing, damaged or of another form is no record. */
export function readRecordFile<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces a record in one step, so that a run that is stopped leaves the earlier one. */
export function replaceRecordFile(file: string, record: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(record));
  renameSync(aside, file);
}
