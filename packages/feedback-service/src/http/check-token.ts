import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** Lets only holders of the token read (SPEC FB-3). */
export function checkToken(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) {
    throw new Refusal(403, 'reading is off: DOCS_FEEDBACK_READER_TOKEN is not set');
  }
  const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  // Hashes have one length, so the comparison tells nothing of the token's.
  if (!timingSafeEqual(hash(given), hash(token))) {
    throw new Refusal(401, 'the token is missing or wrong');
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
