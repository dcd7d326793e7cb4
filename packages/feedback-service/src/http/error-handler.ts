import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { maxBodyBytes } from './feedback-schema';
import { describeError } from './describe-error';
import { HttpError } from './http-error';

const defaultRetryAfterSeconds = 5;

/**
 * Creates a handler that responds to any error with a status and one reason.
 * @param report Receives the errors of the service itself.
 */
export function createErrorHandler(report: (error: unknown) => void) {
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
  if (error.statusCode === 413) return `the body must have at most ${maxBodyBytes} bytes`;
  if (error.statusCode === 415) return 'the body must be application/json';
  return 'the body must be JSON';
}
