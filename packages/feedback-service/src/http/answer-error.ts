import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from './refusal';

/** Seconds after which an overloaded or broken service may be asked again. */
const retryLater = 5;

/** Answers any error with a status and one clear reason; what is our own fault is told to `report`. */
export function createErrorHandler(report: (error: unknown) => void) {
  return (error: FastifyError | Refusal, _request: FastifyRequest, reply: FastifyReply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply
        .code(400)
        .send({ error: error.validation[0]?.message ?? 'the request is wrong' });
    }
    const status = error.statusCode ?? 503;
    if (status < 500) {
      if (error instanceof Refusal && error.retryAfter !== undefined) {
        void reply.header('Retry-After', error.retryAfter);
      }
      return reply.code(status).send({ error: describe(error) });
    }
    if (!(error instanceof Refusal) && error.code !== 'FST_UNDER_PRESSURE') report(error);
    const seconds = error instanceof Refusal ? error.retryAfter : undefined;
    return reply
      .code(503)
      .header('Retry-After', seconds ?? retryLater)
      .send({ error: 'the service is busy or its database is away' });
  };
}

function describe(error: FastifyError | Refusal): string {
  if (error instanceof Refusal) return error.message;
  if (error.statusCode === 413) return 'the body must have at most 8192 bytes';
  if (error.statusCode === 415) return 'the body must be application/json';
  return 'the body must be JSON';
}
