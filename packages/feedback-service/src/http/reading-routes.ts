import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LazyDatabase } from '../database/create-lazy-database';
import { listFeedback } from '../store/list-feedback';
import { listMisses } from '../store/list-misses';
import { summarizeFeedback } from '../store/summarize-feedback';
import { checkToken } from './check-token';
import { filterSchema } from './filter-schema';
import { Refusal } from './refusal';
import type { ServiceLimits } from './service-options';
import { streamCsv } from './stream-csv';

interface ReadingOptions {
  readonly database: LazyDatabase;
  readonly limits: ServiceLimits;
  readonly token: string | undefined;
}

/** What the team reads (SPEC FB-3), behind a token. */
export function addReadingRoutes(
  app: FastifyInstance,
  { database, limits, token }: ReadingOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const ofReader = app.createRateLimit({ max: limits.reading, timeWindow: 60_000 });

  const onRequest = async (request: FastifyRequest) => {
    const own = await ofReader(request);
    if (!own.isAllowed && own.isExceeded) {
      throw new Refusal(429, 'too many requests from this address', own.ttlInSeconds);
    }
    checkToken(request, token);
  };
  const options = { onRequest, schema: { querystring: filterSchema } };

  routes.get('/entries', options, async ({ query: { limit, ...filter } }) => ({
    entries: await listFeedback(await database.open(), filter, limit),
  }));
  routes.get('/summary', options, async ({ query: { limit: _, ...filter } }) =>
    summarizeFeedback(await database.open(), filter),
  );
  routes.get('/misses', options, async ({ query: { limit, ...filter } }) => ({
    misses: await listMisses(await database.open(), filter, limit),
  }));
  routes.get('/export.csv', options, async ({ query: { limit: _, ...filter } }, reply) => {
    const db = await database.open();
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="feedback.csv"')
      .send(streamCsv(db, filter));
  });
}
