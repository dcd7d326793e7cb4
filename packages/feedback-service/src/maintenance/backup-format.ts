import { z } from 'zod';
import { pagePath, productId } from '../http/text-schemas';

/** First line of a backup. */
export const backupHead = { format: 'docs-feedback', version: 1 } as const;

const answer = z.strictObject({
  key: z.uuid(),
  receivedAt: z.iso.datetime(),
  product: productId,
  page: pagePath,
  language: z.string(),
  section: z.string().nullable(),
  useful: z.boolean().nullable(),
  comment: z.string(),
});
const failedLookup = z.strictObject({
  day: z.iso.date(),
  kind: z.enum(['not-found', 'empty-search']),
  product: z.string(),
  value: z.string(),
  count: z.int().positive(),
});

/** Validates a line of a backup in JSON Lines. The last line has the number of the others. */
export const backupLine = z.union([
  z.strictObject({ answer }),
  z.strictObject({ failedLookup }),
  z.strictObject({ end: z.strictObject({ answers: z.int(), failedLookups: z.int() }) }),
]);

export type BackupAnswer = z.output<typeof answer>;
export type BackupFailedLookup = z.output<typeof failedLookup>;
export type BackupLine = z.output<typeof backupLine>;
