import { Readable } from 'node:stream';
import type { FeedbackEntry } from 'docs-shell/feedback/service';
import type { Database } from '../database/types';
import { listFeedback } from '../store/list-feedback';
import type { FeedbackFilter } from './filter-schema';

const pageSize = 500;

/** Streams all matching answers as CSV and holds only one page of them in memory. */
export function streamCsv(db: Database, filter: FeedbackFilter): Readable {
  return Readable.from(readPages(db, filter));
}

async function* readPages(db: Database, filter: FeedbackFilter): AsyncGenerator<string> {
  yield csvHead;
  let { before } = filter;
  for (;;) {
    const entries = await listFeedback(db, { ...filter, before }, pageSize);
    yield writeCsv(entries);
    before = entries.at(-1)?.id;
    if (entries.length < pageSize) return;
  }
}

const columns = [
  'receivedAt',
  'product',
  'page',
  'language',
  'section',
  'useful',
  'comment',
] as const satisfies readonly (keyof FeedbackEntry)[];

/** The header row. */
const csvHead = `${columns.join(',')}\r\n`;

/** Returns entries as rows of CSV (RFC 4180). Cells that a spreadsheet would run as a formula get an apostrophe. */
function writeCsv(entries: readonly FeedbackEntry[]): string {
  return entries
    .map((entry) => `${columns.map((column) => writeCell(entry[column])).join(',')}\r\n`)
    .join('');
}

function writeCell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
