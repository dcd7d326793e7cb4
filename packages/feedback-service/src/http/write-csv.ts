import type { FeedbackEntry } from '../store/list-feedback';

const columns = [
  'receivedAt',
  'product',
  'page',
  'language',
  'section',
  'useful',
  'comment',
] as const satisfies readonly (keyof FeedbackEntry)[];

/** The names of the columns, as the first line. */
export const csvHead = `${columns.join(',')}\r\n`;

/** Entries as lines of CSV (RFC 4180). What a spreadsheet would run as a formula begins with an apostrophe. */
export function writeCsv(entries: readonly FeedbackEntry[]): string {
  return entries
    .map((entry) => `${columns.map((column) => writeCell(entry[column])).join(',')}\r\n`)
    .join('');
}

function writeCell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
