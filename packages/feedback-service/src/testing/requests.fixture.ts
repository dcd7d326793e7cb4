import { randomUUID } from 'node:crypto';
import {
  failedLookupsPath,
  feedbackServicePath,
  type FailedLookup,
} from 'docs-shell/feedback/service';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The token of the tests. */
export const readerToken = 'a-token-of-some-length';

const answer = { product: 'material-ui', page: '/material-ui/react-button/', language: 'en' };

/** Sends an answer as a page of the site does. Headers that are `undefined` are left out. */
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
    url: `${feedbackServicePath}/`,
    headers: Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    payload: typeof body === 'string' ? body : JSON.stringify({ ...answer, ...body }),
  });
}

/** Sends a failed lookup as a page of the site does. */
export function sendFailedLookup(
  service: FastifyInstance,
  body: FailedLookup,
): Promise<LightMyRequestResponse> {
  return service.inject({
    method: 'POST',
    url: `${feedbackServicePath}${failedLookupsPath}`,
    headers: { host: 'docs.test', origin: 'https://docs.test' },
    payload: body,
  });
}

/** Requests a path of the service with a token. */
export function read(
  service: FastifyInstance,
  path: string,
  token = readerToken,
): Promise<LightMyRequestResponse> {
  return service.inject({
    url: `${feedbackServicePath}${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
}
