import {
  csvExportPath,
  entriesPath,
  failedLookupsPath,
  summaryPath,
  type EntriesResponse,
  type FailedLookupsResponse,
  type FeedbackSummary,
} from 'docs-shell/feedback/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LazyDatabase } from '../database/create-lazy-database';
import { listFailedLookups } from '../store/list-failed-lookups';
import { listFeedback } from '../store/list-feedback';
import { summarizeFeedback } from '../store/summarize-feedback';
import { checkToken } from './check-token';
import { filterSchema } from './filter-schema';
import { HttpError } from './http-error';
import type { ServiceLimits } from './service-options';
import { streamCsv } from './stream-csv';

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
