import { failedLookupsPath } from 'docs-shell/feedback/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LazyDatabase } from '../database/create-lazy-database';
import { countFailedLookup } from '../store/count-failed-lookup';
import { saveFeedback } from '../store/save-feedback';
import { checkOrigin } from './check-origin';
import { createConcurrencyLimit } from './concurrency-limit';
import { failedLookupSchema } from './failed-lookup-schema';
import { feedbackSchema, keySchema } from './feedback-schema';
import { HttpError } from './http-error';
import type { ServiceLimits } from './service-options';

interface SendingOptions {
  readonly database: LazyDatabase;
  readonly limits: ServiceLimits;
  readonly origins: readonly string[];
}

/** Adds the routes that pages send to. A response of 201 means that the data is on disk. */
export function addSendingRoutes(
  app: FastifyInstance,
  { database, limits, origins }: SendingOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const limitAddress = app.createRateLimit({
    max: limits.submissionsPerAddress,
    timeWindow: 60_000,
  });
  const limitAll = app.createRateLimit({
    max: limits.submissions,
    timeWindow: 60_000,
    keyGenerator: () => 'all',
  });
  const limitConcurrency = createConcurrencyLimit(limits.concurrentSubmissions);

  const onRequest = async (request: FastifyRequest) => {
    checkOrigin(request, origins);
    // First the limit of the address, so that one address cannot use up the limit of all.
    const own = await limitAddress(request);
    if (!own.isAllowed && own.isExceeded) {
      throw new HttpError(429, 'too many submissions from this address', own.ttlInSeconds);
    }
    const all = await limitAll(request);
    if (!all.isAllowed && all.isExceeded) throw new HttpError(503, 'busy', all.ttlInSeconds);
  };

  routes.post(
    '/',
    { onRequest, schema: { headers: keySchema, body: feedbackSchema } },
    async (request, reply) => {
      // A bot that fills in the honeypot gets the same response as a reader.
      if (!request.body.website) {
        await limitConcurrency(async () =>
          saveFeedback(await database.open(), request.headers['idempotency-key'], request.body),
        );
      }
      return reply.code(201).send({ status: 'stored' });
    },
  );

  routes.post(
    failedLookupsPath,
    { onRequest, schema: { body: failedLookupSchema } },
    async (request, reply) => {
      await limitConcurrency(async () => countFailedLookup(await database.open(), request.body));
      return reply.code(201).send({ status: 'counted' });
    },
  );
}
