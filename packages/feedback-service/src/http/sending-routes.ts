import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LazyDatabase } from '../database/create-lazy-database';
import { countMiss } from '../store/count-miss';
import { saveFeedback } from '../store/save-feedback';
import { checkOrigin } from './check-origin';
import { feedbackSchema, keySchema } from './feedback-schema';
import { createGate } from './gate';
import { missSchema } from './miss-schema';
import { Refusal } from './refusal';
import type { ServiceLimits } from './service-options';

interface SendingOptions {
  readonly database: LazyDatabase;
  readonly limits: ServiceLimits;
  readonly origins: readonly string[];
}

/** What readers' browsers send: answers and misses. A success means that it is on disk. */
export function addSendingRoutes(
  app: FastifyInstance,
  { database, limits, origins }: SendingOptions,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const ofAddress = app.createRateLimit({ max: limits.perAddress, timeWindow: 60_000 });
  const ofAll = app.createRateLimit({
    max: limits.overall,
    timeWindow: 60_000,
    keyGenerator: () => 'all',
  });
  const gate = createGate(limits.waiting);

  const onRequest = async (request: FastifyRequest) => {
    checkOrigin(request, origins);
    // Who is over the own limit must not use up everybody's.
    const own = await ofAddress(request);
    if (!own.isAllowed && own.isExceeded) {
      throw new Refusal(429, 'too many submissions from this address', own.ttlInSeconds);
    }
    const all = await ofAll(request);
    if (!all.isAllowed && all.isExceeded) throw new Refusal(503, 'busy', all.ttlInSeconds);
  };

  routes.post(
    '/',
    { onRequest, schema: { headers: keySchema, body: feedbackSchema } },
    async (request, reply) => {
      // Who fills in what nobody sees learns nothing from the answer.
      if (!request.body.website) {
        await gate(async () =>
          saveFeedback(await database.open(), request.headers['idempotency-key'], request.body),
        );
      }
      return reply.code(201).send({ status: 'stored' });
    },
  );

  routes.post('/misses', { onRequest, schema: { body: missSchema } }, async (request, reply) => {
    await gate(async () => countMiss(await database.open(), request.body));
    return reply.code(201).send({ status: 'counted' });
  });
}
