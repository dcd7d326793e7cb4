import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * Rejects requests without the token.
 * @throws {HttpError} 401, or 403 if the service has no token.
 */
export function checkToken(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    throw new HttpError(403, 'reading is off: DOCS_FEEDBACK_READER_TOKEN is not set');
  }
  const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  // Hashes have the same length, so the comparison does not reveal the length of the token.
  if (!timingSafeEqual(hash(given), hash(token))) {
    throw new HttpError(401, 'the token is missing or wrong');
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
