import { readRecordFile, replaceRecordFile } from '@tooling/playwright/unchanged';
import { z } from 'zod';

const schema = z.object({
  version: z.literal(2),
  /** Digest of each page, by pathname, when all checks of a run last passed. */
  seen: z.record(z.string(), z.string()),
});

/** The pages of an app in earlier runs. */
export type PageRecord = z.infer<typeof schema>;

/** The record of an app whose pages have not been checked on this machine. */
export const emptyRecord: PageRecord = { version: 2, seen: {} };

/** Reads a record. A file that is missing, damaged or of another version is an empty record. */
export function readRecord(file: string): PageRecord {
  return readRecordFile(file, schema) ?? emptyRecord;
}

/** Replaces a record. */
export function writeRecord(file: string, record: PageRecord): void {
  replaceRecordFile(file, record);
}
