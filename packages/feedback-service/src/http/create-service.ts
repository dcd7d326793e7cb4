import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { createLazyDatabase } from '../database/create-lazy-database';
import { createErrorHandler } from './answer-error';
import { bodyLimit } from './feedback-schema';
import { addReadingRoutes } from './reading-routes';
import { addSendingRoutes } from './sending-routes';
import { defaultLimits, type ServiceOptions } from './service-options';

/** Milliseconds over which the delay of the event loop is measured. */
const sampleInterval = 500;

/** Path below which everything of the service lies. */
export const servicePath = '/api/feedback';

/**
 * The feedback service (SPEC FB-2), which does not listen yet. The database starts with the first request that needs
 * it; `close` waits for requests under way and closes it.
 */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits };
  const database = createLazyDatabase(options.database);
  const app = fastify({
    bodyLimit,
    requestTimeout: 10_000,
    // The site's server stands in front, on the same machine.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: a form of another site could send plain text without asking first.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(createErrorHandler(options.onError ?? console.error));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'no such address' }));
  app.addHook('onClose', () => database.close());
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });

  await app.register(rateLimit, { global: false });
  await app.register(underPressure, {
    maxEventLoopDelay: 1500,
    sampleInterval,
    pressureHandler: (_request, reply) => {
      // An embedded database holds this process up while it starts. That is no crowd, and whoever waited is served.
      if ((database.sinceStart() ?? Infinity) < 2 * sampleInterval) return;
      void reply.code(503).header('Retry-After', 2).send({ error: 'too many requests at once' });
    },
  });
  await app.register(
    async (routes) => {
      routes.get('/health', async (_request, reply) => {
        const state = database.state();
        const isWell = state !== 'failed';
        return reply
          .code(isWell ? 200 : 503)
          .send({ status: isWell ? 'ok' : 'failing', database: state });
      });
      addSendingRoutes(routes, { database, limits, origins: options.origins ?? [] });
      addReadingRoutes(routes, { database, limits, token: options.readerToken });
    },
    { prefix: servicePath },
  );
  return app;
}
