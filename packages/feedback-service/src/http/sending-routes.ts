import { failedLookupsPath } from 'docs-shell/feedback/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LazyDatabase } from '../database/create-lazy-database';
import { countFailedLookup } from '../store/failed-lookups';
import { saveFeedback } from '../store/save-feedback';
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
  const limitAnswers = app.createRateLimit({
    max: limits.submissions,
    timeWindow: 60_000,
    keyGenerator: () => 'answers',
  });
  const limitLookups = app.createRateLimit({
    max: limits.failedLookups,
    timeWindow: 60_000,
    keyGenerator: () => 'failed lookups',
  });
  /** An address that has not sent an answer in this minute may always send one. */
  const limitFirst = app.createRateLimit({ max: 1, timeWindow: 60_000 });
  const limitConcurrency = createConcurrencyLimit(limits.concurrentSubmissions);

  const onRequest = async (request: FastifyRequest) => {
    checkOrigin(request, origins);
    const own = await limitAddress(request);
    if (!own.isAllowed && own.isExceeded) {
      throw new HttpError(429, 'too many submissions from this address', own.ttlInSeconds);
    }
  };
  // The limits of all count valid requests only, after the limit of the address.
  const onAnswer = async (request: FastifyRequest) => {
    const first = await limitFirst(request);
    const all = await limitAnswers(request);
    const isFirst = first.isAllowed || !first.isExceeded;
    if (!isFirst && !all.isAllowed && all.isExceeded) {
      throw new HttpError(503, 'busy', all.ttlInSeconds);
    }
  };
  const onLookup = async (request: FastifyRequest) => {
    const all = await limitLookups(request);
    if (!all.isAllowed && all.isExceeded) throw new HttpError(503, 'busy', all.ttlInSeconds);
  };

  routes.post(
    '/',
    { onRequest, preHandler: onAnswer, schema: { headers: keySchema, body: feedbackSchema } },
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
    { onRequest, preHandler: onLookup, schema: { body: failedLookupSchema } },
    async (request, reply) => {
      await limitConcurrency(async () =>
        countFailedLookup(await database.open(), request.body, limits.failedLookupsPerDay),
      );
      return reply.code(201).send({ status: 'counted' });
    },
  );
}

/**
 * Rejects requests from pages of other sites. Browsers set the `Origin` header, and pages cannot change it.
 * @throws {HttpError} 403
 */
function checkOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined) throw new HttpError(403, 'the header Origin is missing');
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.host;
  if (!isOwn && !origins.includes(origin)) {
    throw new HttpError(403, 'this origin may not send feedback');
  }
}
