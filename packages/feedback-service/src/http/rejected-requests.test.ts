import { tmpdir } from 'node:os';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, readerToken, sendFeedback } from '../testing/requests.fixture';
import { createService } from './create-service';
import type { ServiceLimits } from './service-options';

/** These requests do not reach the database. */
const nowhere = { url: 'postgres://nobody@127.0.0.1:1/none' };
const plenty = { submissionsPerAddress: 10_000, submissions: 10_000, readsPerAddress: 10_000 };

describe('the service rejects', () => {
  let service: FastifyInstance;

  beforeAll(async () => {
    service = await createService({ database: nowhere, readerToken, limits: plenty });
  });
  afterAll(() => service.close());

  const useful = { useful: true };
  it.each<[string, object | string, Record<string, string | undefined>, number, string]>([
    ['an empty answer', {}, {}, 400, 'useful or comment is required'],
    ['a blank comment', { comment: '  \n ' }, {}, 400, 'useful or comment is required'],
    [
      'a long comment',
      { comment: 'ä'.repeat(2049) },
      {},
      400,
      'comment must have at most 4096 bytes',
    ],
    [
      'a long body',
      { ...useful, website: 'x'.repeat(8192) },
      {},
      413,
      'the body must have at most 8192 bytes',
    ],
    [
      'a page on another site',
      { ...useful, page: 'https://a.example/' },
      {},
      400,
      'page must be a path of the site',
    ],
    [
      'a page with a query',
      { ...useful, page: '/a?email=b' },
      {},
      400,
      'page must be a path of the site',
    ],
    ['an invalid product', { ...useful, product: 'A B' }, {}, 400, 'product must be a product id'],
    [
      'an invalid language',
      { ...useful, language: 'english' },
      {},
      400,
      'language must have two letters',
    ],
    ['an unknown key', { ...useful, name: 'Ann' }, {}, 400, 'Unrecognized key: "name"'],
    ['invalid JSON', '{', {}, 400, 'the body must be JSON'],
    [
      'plain text',
      'a=b',
      { 'content-type': 'text/plain' },
      415,
      'the body must be application/json',
    ],
    [
      'a missing key',
      useful,
      { 'idempotency-key': undefined },
      400,
      'the header Idempotency-Key must be a UUID',
    ],
    ['a missing origin', useful, { origin: undefined }, 403, 'the header Origin is missing'],
    [
      'another origin',
      useful,
      { origin: 'https://evil.example' },
      403,
      'this origin may not send feedback',
    ],
    ['the origin null', useful, { origin: 'null' }, 403, 'this origin may not send feedback'],
  ])('%s', async (_, body, headers, status, reason) => {
    const answer = await sendFeedback(service, body, headers);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([status, { error: reason }]);
  });

  it('a bot, with the response that readers get', async () => {
    const answer = await sendFeedback(service, { useful: true, website: 'https://spam.example' });
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([201, { status: 'stored' }]);
  });

  it.each([
    ['', 401],
    ['another-token-of-some-length', 401],
  ])('a reader with the token “%s”', async (token, status) => {
    for (const path of ['/entries', '/summary', '/misses', '/export.csv']) {
      expect((await read(service, path, token)).statusCode).toBe(status);
    }
  });

  it('readers if no token is set', async () => {
    const closed = await createService({ database: nowhere });
    const answer = await read(closed, '/entries');
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      403,
      { error: 'reading is off: DOCS_FEEDBACK_READER_TOKEN is not set' },
    ]);
    await closed.close();
  });

  it('an invalid filter', async () => {
    expect((await read(service, '/entries?since=yesterday')).json()).toEqual({
      error: 'since must be a date such as 2026-01-31',
    });
  });
});

describe('the service defers', () => {
  const withLimits = (limits: Partial<ServiceLimits>) =>
    createService({
      database: { folder: `${tmpdir()}/never-made` },
      readerToken,
      limits,
    });
  // A bot's answer counts towards the limits and needs no database.
  const send = (service: FastifyInstance, address: string) =>
    sendFeedback(service, { useful: true, website: 'x' }, { 'x-forwarded-for': address });

  it('an address that sends too much', async () => {
    const service = await withLimits({ submissionsPerAddress: 2 });
    const statuses = [];
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2']) {
      statuses.push((await send(service, address)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 429, 201]);
    expect(Number((await send(service, '10.0.0.1')).headers['retry-after'])).toBeGreaterThan(0);
    await service.close();
  });

  it('everybody if all addresses together send too much', async () => {
    const service = await withLimits({ submissions: 2 });
    const answers = [];
    for (const number of [1, 2, 3]) answers.push(await send(service, `10.0.0.${number}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 503]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await service.close();
  });

  it('a reader who tries many tokens', async () => {
    const service = await withLimits({ readsPerAddress: 2 });
    const statuses = [];
    for (const token of ['a', 'b', 'c', readerToken]) {
      statuses.push((await read(service, '/entries', token)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    await service.close();
  });

  it('everything while the database is unavailable, and reports why', async () => {
    const errors: unknown[] = [];
    const service = await createService({
      database: nowhere,
      onError: (error) => errors.push(error),
    });
    const answer = await sendFeedback(service, { useful: true });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json<unknown>()]).toEqual([
      503,
      '5',
      { error: 'the service is busy or its database is unavailable' },
    ]);
    expect(String(errors[0])).toContain('ECONNREFUSED');
    const health = await service.inject(`${feedbackServicePath}/health`);
    expect([health.statusCode, health.json<unknown>()]).toEqual([
      503,
      { status: 'failing', database: 'failed' },
    ]);
    await service.close();
  });
});
