import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * Rejects requests from pages of other sites. Browsers set the `Origin` header, and pages cannot change it.
 * @throws {HttpError} 403
 */
export function checkOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined) throw new HttpError(403, 'the header Origin is missing');
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.host;
  if (!isOwn && !origins.includes(origin)) {
    throw new HttpError(403, 'this origin may not send feedback');
  }
}
