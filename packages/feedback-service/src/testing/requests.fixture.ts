import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { servicePath } from '../http/create-service';

/** Token of the tests' readers. */
export const readerToken = 'a-token-of-some-length';

const answer = { product: 'material-ui', page: '/material-ui/react-button/', language: 'en' };

/** Sends an answer as a page of the site does; a header that is `undefined` is left out. */
export function sendFeedback(
  service: FastifyInstance,
  body: object | string = {},
  headers: Record<string, string | undefined> = {},
): Promise<LightMyRequestResponse> {
  const all: Record<string, string | undefined> = {
    host: 'docs.test',
    origin: 'https://docs.test',
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...headers,
  };
  return service.inject({
    method: 'POST',
    url: `${servicePath}/`,
    headers: Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    payload: typeof body === 'string' ? body : JSON.stringify({ ...answer, ...body }),
  });
}

/** Counts a miss as a page of the site does. */
export function sendMiss(service: FastifyInstance, body: object): Promise<LightMyRequestResponse> {
  return service.inject({
    method: 'POST',
    url: `${servicePath}/misses`,
    headers: { host: 'docs.test', origin: 'https://docs.test' },
    payload: body,
  });
}

/** Reads below the service's path, with the token unless another is given. */
export function read(
  service: FastifyInstance,
  path: string,
  token = readerToken,
): Promise<LightMyRequestResponse> {
  return service.inject({
    url: `${servicePath}${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
}
