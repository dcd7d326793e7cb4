import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** Lets only pages of the site send: browsers name the origin, and no page can forge it. */
export function checkOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined) throw new Refusal(403, 'the header Origin must be there');
  const isOwn = URL.canParse(origin) && new URL(origin).host === request.host;
  if (!isOwn && !origins.includes(origin)) {
    throw new Refusal(403, 'this origin may not send feedback');
  }
}
