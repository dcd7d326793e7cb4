import { feedbackServicePath } from 'docs-shell/feedback/service';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { createLazyDatabase } from '../database/create-lazy-database';
import { createErrorHandler } from './error-handler';
import { maxBodyBytes } from './feedback-schema';
import { addReadingRoutes } from './reading-routes';
import { addSendingRoutes } from './sending-routes';
import { defaultLimits, type ServiceOptions } from './service-options';

const sampleIntervalMs = 500;

/**
 * Creates the feedback service. Call `listen` to start it. The database starts with the first request that needs it;
 * `close` waits for running requests and closes the database.
 */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits };
  const database = createLazyDatabase(options.database);
  const app = fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout: 10_000,
    // Requests come through the site's server on the same machine.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: a form on another site can send plain text without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(createErrorHandler(options.onError ?? console.error));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }));
  app.addHook('onClose', () => database.close());
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });

  await app.register(rateLimit, { global: false });
  await app.register(underPressure, {
    maxEventLoopDelay: 1500,
    sampleInterval: sampleIntervalMs,
    pressureHandler: (_request, reply) => {
      // The embedded database blocks the event loop while it starts. That is not overload.
      if ((database.msSinceStart() ?? Infinity) < 2 * sampleIntervalMs) return;
      void reply.code(503).header('Retry-After', 2).send({ error: 'too many requests at once' });
    },
  });
  await app.register(
    async (routes) => {
      routes.get('/health', async (_request, reply) => {
        const state = database.state();
        const isHealthy = state !== 'failed';
        return reply
          .code(isHealthy ? 200 : 503)
          .send({ status: isHealthy ? 'ok' : 'failing', database: state });
      });
      addSendingRoutes(routes, { database, limits, origins: options.origins ?? [] });
      addReadingRoutes(routes, { database, limits, token: options.readerToken });
    },
    { prefix: feedbackServicePath },
  );
  return app;
}
