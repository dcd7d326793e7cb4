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
import { purge, retentionDates } from '../store/purge';
import { createHealthCheck } from './create-health-check';
import { describeError } from './describe-error';
import { createErrorHandler } from './error-handler';
import { maxBodyBytes } from './feedback-schema';
import { HttpError } from './http-error';
import { addReadingRoutes } from './reading-routes';
import { addSendingRoutes } from './sending-routes';
import { defaultLimits, type ServiceOptions } from './service-options';

const sampleIntervalMs = 500;
const purgeIntervalMs = 6 * 3_600_000;

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
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: a form on another site can send plain text without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  const report = options.onError ?? console.error;
  app.setErrorHandler(createErrorHandler(report));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }));
  let purgedAt: number | undefined;
  let purging: Promise<void> | undefined;
  app.addHook('onResponse', () => {
    const now = performance.now();
    const isDue = purgedAt === undefined || now - purgedAt > purgeIntervalMs;
    if (!isDue || database.state() !== 'ready') return;
    purgedAt = now;
    purging = database
      .open()
      .then((db) => purge(db, retentionDates(options.retentionDays)))
      .then(
        () => undefined,
        (error: unknown) => report(describeError(error)),
      );
  });
  app.addHook('onClose', async () => {
    await purging;
    await database.close();
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });

  await app.register(rateLimit, { global: false });
  await app.register(underPressure, {
    maxEventLoopDelay: 1500,
    sampleInterval: sampleIntervalMs,
    // A rejected promise, because the plugin runs the route as well after a response from here.
    pressureHandler: async () => {
      // The embedded database blocks the event loop while it starts. That is not overload.
      if ((database.msSinceStart() ?? Infinity) < 2 * sampleIntervalMs) return;
      throw new HttpError(503, 'too many requests at once', 2);
    },
  });
  await app.register(
    async (routes) => {
      const checkHealth = createHealthCheck(database, options.database, (error) =>
        report(describeError(error)),
      );
      routes.get('/health', async (_request, reply) => {
        const health = await checkHealth();
        return reply.code(health.status === 'ok' ? 200 : 503).send(health);
      });
      addSendingRoutes(routes, { database, limits, origins: options.origins ?? [] });
      addReadingRoutes(routes, { database, limits, token: options.readerToken });
    },
    { prefix: feedbackServicePath },
  );
  return app;
}
