import type { FeedbackEntry } from 'docs-shell/feedback/service';

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
export const csvHead = `${columns.join(',')}\r\n`;

/** Returns entries as rows of CSV (RFC 4180). Cells that a spreadsheet would run as a formula get an apostrophe. */
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
