import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { feedbackServicePath, maxBodyBytes, tooLargeReason } from 'docs-shell/feedback/service';
import fastify, { type FastifyInstance } from 'fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { createLazyDatabase } from '../database/create-lazy-database';
import { purge, retentionDates } from '../store/purge';
import { createHealthCheck } from './create-health-check';
import { describeError } from './describe-error';
import { HttpError } from './http-error';
import { addReadingRoutes } from './reading-routes';
import { addSendingRoutes } from './sending-routes';
import { defaultLimits, type ServiceOptions } from './service-options';

/** The methods of all routes. */
const methods = ['GET', 'HEAD', 'POST'] as const;
const sampleIntervalMs = 500;
const purgeIntervalMs = 6 * 3_600_000;

/**
 * Creates the feedback service. Call `listen` to start it. The database starts with the first request that needs it;
 * `close` waits for running requests and closes the database.
 *
 * @returns a Fastify server that does not listen yet
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
  app.setNotFoundHandler((request, reply) => {
    const [url = ''] = request.url.split('?');
    const allowed = methods.filter((method) => app.hasRoute({ url, method }));
    return allowed.length === 0
      ? reply.code(404).send({ error: 'not found' })
      : reply
          .code(405)
          .header('Allow', allowed.join(', '))
          .send({ error: `only ${allowed.join(' and ')} is possible here` });
  });
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
    maxEventLoopDelay: limits.eventLoopDelayMs,
    sampleInterval: sampleIntervalMs,
    // Rejects instead of responding, because the plugin would still run the route after a response.
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

const defaultRetryAfterSeconds = 5;

/**
 * Creates a handler that responds to any error with a status and one reason.
 * @param report Receives the errors of the service itself.
 */
function createErrorHandler(report: (error: unknown) => void) {
  return (error: FastifyError | HttpError, _request: FastifyRequest, reply: FastifyReply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply
        .code(400)
        .send({ error: error.validation[0]?.message ?? 'the request is invalid' });
    }
    const status = error.statusCode ?? 503;
    const retryAfterSeconds = error instanceof HttpError ? error.retryAfterSeconds : undefined;
    if (status < 500) {
      if (retryAfterSeconds !== undefined) void reply.header('Retry-After', retryAfterSeconds);
      return reply.code(status).send({ error: describe(error) });
    }
    if (!(error instanceof HttpError) && error.code !== 'FST_UNDER_PRESSURE') {
      report(describeError(error));
    }
    return reply
      .code(503)
      .header('Retry-After', retryAfterSeconds ?? defaultRetryAfterSeconds)
      .send({ error: 'the service is busy or its database is unavailable' });
  };
}

function describe(error: FastifyError | HttpError): string {
  if (error instanceof HttpError) return error.message;
  if (error.statusCode === 413) return tooLargeReason;
  if (error.statusCode === 415) return 'the body must be application/json';
  return 'the body must be JSON';
}
