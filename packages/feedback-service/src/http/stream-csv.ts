import { Readable } from 'node:stream';
import type { Database } from '../database/types';
import { listFeedback } from '../store/list-feedback';
import type { FeedbackFilter } from './filter-schema';
import { csvHead, writeCsv } from './write-csv';

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
