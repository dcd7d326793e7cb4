import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  csvExportPath,
  entriesPath,
  type EntriesResponse,
  failedLookupsPath,
  type FailedLookupsResponse,
  type FeedbackSummary,
  summaryPath,
} from 'docs-shell/feedback/service';
import type { FeedbackEntry } from 'docs-shell/feedback/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LazyDatabase } from '../database/create-lazy-database';
import type { Database } from '../database/types';
import { listFailedLookups } from '../store/failed-lookups';
import { listFeedback } from '../store/list-feedback';
import { summarizeFeedback } from '../store/summarize-feedback';
import { filterSchema } from './filter-schema';
import type { FeedbackFilter } from './filter-schema';
import { HttpError } from './http-error';
import type { ServiceLimits } from './service-options';

interface ReadingOptions {
  readonly database: LazyDatabase;
  readonly limits: ServiceLimits;
  readonly token: string | undefined;
}

/** Adds the routes for the team, which need a token. */
export function addReadingRoutes(
  app: FastifyInstance,
  { database, limits, token }: ReadingOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const limitAddress = app.createRateLimit({ max: limits.readsPerAddress, timeWindow: 60_000 });

  const onRequest = async (request: FastifyRequest) => {
    const own = await limitAddress(request);
    if (!own.isAllowed && own.isExceeded) {
      throw new HttpError(429, 'too many requests from this address', own.ttlInSeconds);
    }
    checkToken(request, token);
  };
  const options = { onRequest, schema: { querystring: filterSchema } };

  routes.get(
    entriesPath,
    options,
    async ({ query: { limit, ...filter } }): Promise<EntriesResponse> => ({
      entries: await listFeedback(await database.open(), filter, limit),
    }),
  );
  routes.get(
    summaryPath,
    options,
    async ({ query: { limit: _, ...filter } }): Promise<FeedbackSummary> =>
      summarizeFeedback(await database.open(), filter),
  );
  routes.get(
    failedLookupsPath,
    options,
    async ({ query: { limit, ...filter } }): Promise<FailedLookupsResponse> => ({
      misses: await listFailedLookups(await database.open(), filter, limit),
    }),
  );
  routes.get(csvExportPath, options, async ({ query: { limit: _, ...filter } }, reply) => {
    const db = await database.open();
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="feedback.csv"')
      .send(streamCsv(db, filter));
  });
}

/**
 * Rejects requests without the token.
 * @throws {HttpError} 401, or 403 if the service has no token.
 */
function checkToken(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    throw new HttpError(403, 'reading is off: DOCS_FEEDBACK_READER_TOKEN is not set');
  }
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  // Hashes have the same length, so the comparison does not reveal the length of the token.
  if (!timingSafeEqual(hash(given), hash(token))) {
    throw new HttpError(401, 'the token is missing or wrong');
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const csvPageSize = 500;

/** Streams all matching answers as CSV and holds only one page of them in memory. */
function streamCsv(db: Database, filter: FeedbackFilter): Readable {
  return Readable.from(readPages(db, filter));
}

async function* readPages(db: Database, filter: FeedbackFilter): AsyncGenerator<string> {
  yield csvHead;
  let { before } = filter;
  for (;;) {
    const entries = await listFeedback(db, { ...filter, before }, csvPageSize);
    yield writeCsv(entries);
    before = entries.at(-1)?.id;
    if (entries.length < csvPageSize) return;
  }
}

const csvColumns = [
  'receivedAt',
  'product',
  'page',
  'language',
  'section',
  'useful',
  'comment',
] as const satisfies readonly (keyof FeedbackEntry)[];

/** The header row. */
const csvHead = `${csvColumns.join(',')}\r\n`;

/** Returns entries as rows of CSV (RFC 4180). Cells that a spreadsheet would run as a formula get an apostrophe. */
function writeCsv(entries: readonly FeedbackEntry[]): string {
  return entries
    .map((entry) => `${csvColumns.map((column) => writeCell(entry[column])).join(',')}\r\n`)
    .join('');
}

function writeCell(value: string | number | boolean | null): string {
  const text = String(value ?? '');
  // Spreadsheets in East Asian languages accept full-width signs, too.
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
