import { requestAnswer, type Answer } from './request-answer';
import type { RequestRow } from './request-table';

/**
 * Sends the requests to two servers.
 *
 * @param isCompressing - whether the second server compresses by itself, so that bodies are compared without compression
 * @returns a line for each request that is not answered alike, with what differs
 */
export async function compareAnswers(
  rows: readonly RequestRow[],
  preview: string,
  host: string,
  isCompressing: boolean,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const row of rows) {
    const wanted = isCompressing ? { ...row, encoding: 'identity' } : row;
    const expected = await requestAnswer(preview, wanted);
    const found = await requestAnswer(host, wanted).catch(() => undefined);
    if (expected.status !== row.status) {
      throw new Error(`The preview answers ${row.target} with ${expected.status}`);
    }
    const location = found?.headers['location'] ?? '/';
    if (!isOwnAddress(location)) {
      throw new Error(`${row.target} leads to another site: ${location}`);
    }
    const differences = found ? describe(expected, found) : [`${expected.status} → no answer`];
    if (differences.length > 0) {
      lines.push(`${row.method ?? 'GET'} ${row.target}: ${differences.join(', ')}`);
    }
  }
  return lines;
}

/** A redirect that a stranger can lead to another site lends the name of this one. */
function isOwnAddress(location: string): boolean {
  const site = 'http://docs.example.com';
  return URL.canParse(location, site) && new URL(location, site).hostname === 'docs.example.com';
}

function describe(expected: Answer, found: Answer): readonly string[] {
  if (expected.status !== found.status) {
    const where = found.headers['location'];
    const place =
      where === undefined || where === expected.headers['location'] ? '' : ` ${shorten(where)}`;
    return [`${expected.status} → ${found.status}${place}`];
  }
  const names = [
    ...new Set([...Object.keys(expected.headers), ...Object.keys(found.headers)]),
  ].sort();
  const headers = names.flatMap((name) => {
    const [before, after] = [expected.headers[name], found.headers[name]];
    if (before === after || name === 'vary') return [];
    return [`${name} ${shorten(before ?? 'none')} → ${shorten(after ?? 'none')}`];
  });
  return expected.body === found.body ? headers : [...headers, 'body'];
}

function shorten(text: string): string {
  const place = text.replace(/^https?:\/\/(docs\.example\.com|127\.0\.0\.1:\d+)/, '');
  return place.length > 48 ? `${place.slice(0, 45)}…` : place;
}
