import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, readerToken, sendFeedback } from '../testing/requests.fixture';
import { createService, servicePath } from './create-service';
import type { ServiceLimits } from './service-options';

/** Nothing here gets as far as the database. */
const nowhere = { url: 'postgres://nobody@127.0.0.1:1/none' };
const plenty = { perAddress: 10_000, overall: 10_000, reading: 10_000 };

describe('what the service refuses', () => {
  let service: FastifyInstance;

  beforeAll(async () => {
    service = await createService({ database: nowhere, readerToken, limits: plenty });
  });
  afterAll(() => service.close());

  const useful = { useful: true };
  it.each<[string, object | string, Record<string, string | undefined>, number, string]>([
    ['nothing said', {}, {}, 400, 'useful or comment must be there'],
    ['blanks', { comment: '  \n ' }, {}, 400, 'useful or comment must be there'],
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
      'an address',
      { ...useful, page: 'https://a.example/' },
      {},
      400,
      'page must be a path of the site',
    ],
    ['a query', { ...useful, page: '/a?email=b' }, {}, 400, 'page must be a path of the site'],
    ['a product', { ...useful, product: 'A B' }, {}, 400, 'product must be a product id'],
    ['a language', { ...useful, language: 'english' }, {}, 400, 'language must have two letters'],
    ['an unknown key', { ...useful, name: 'Ann' }, {}, 400, 'Unrecognized key: "name"'],
    ['no JSON', '{', {}, 400, 'the body must be JSON'],
    [
      'plain text',
      'a=b',
      { 'content-type': 'text/plain' },
      415,
      'the body must be application/json',
    ],
    [
      'no key',
      useful,
      { 'idempotency-key': undefined },
      400,
      'the header Idempotency-Key must be a UUID',
    ],
    ['no origin', useful, { origin: undefined }, 403, 'the header Origin must be there'],
    [
      'another origin',
      useful,
      { origin: 'https://evil.example' },
      403,
      'this origin may not send feedback',
    ],
    ['no address', useful, { origin: 'null' }, 403, 'this origin may not send feedback'],
  ])('%s', async (_, body, headers, status, reason) => {
    const answer = await sendFeedback(service, body, headers);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([status, { error: reason }]);
  });

  it('a robot, which learns nothing of it', async () => {
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

  it('readers where no token is set', async () => {
    const closed = await createService({ database: nowhere });
    const answer = await read(closed, '/entries');
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      403,
      { error: 'reading is off: DOCS_FEEDBACK_READER_TOKEN is not set' },
    ]);
    await closed.close();
  });

  it('a wrong filter', async () => {
    expect((await read(service, '/entries?since=yesterday')).json()).toEqual({
      error: 'since must be a date such as 2026-01-31',
    });
  });
});

describe('what the service puts off', () => {
  const withLimits = (limits: Partial<ServiceLimits>) =>
    createService({
      database: { folder: `${tmpdir()}/never-made` },
      readerToken,
      limits,
    });
  // A robot's answer passes all limits and needs no database.
  const send = (service: FastifyInstance, address: string) =>
    sendFeedback(service, { useful: true, website: 'x' }, { 'x-forwarded-for': address });

  it('one address that sends too much', async () => {
    const service = await withLimits({ perAddress: 2 });
    const statuses = [];
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2']) {
      statuses.push((await send(service, address)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 429, 201]);
    expect(Number((await send(service, '10.0.0.1')).headers['retry-after'])).toBeGreaterThan(0);
    await service.close();
  });

  it('everybody, when all together send too much', async () => {
    const service = await withLimits({ overall: 2 });
    const answers = [];
    for (const number of [1, 2, 3]) answers.push(await send(service, `10.0.0.${number}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 503]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await service.close();
  });

  it('a reader who tries many tokens', async () => {
    const service = await withLimits({ reading: 2 });
    const statuses = [];
    for (const token of ['a', 'b', 'c', readerToken]) {
      statuses.push((await read(service, '/entries', token)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    await service.close();
  });

  it('everything while the database is away, and tells why on the inside', async () => {
    const errors: unknown[] = [];
    const service = await createService({
      database: nowhere,
      onError: (error) => errors.push(error),
    });
    const answer = await sendFeedback(service, { useful: true });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json<unknown>()]).toEqual([
      503,
      '5',
      { error: 'the service is busy or its database is away' },
    ]);
    expect(String(errors[0])).toContain('ECONNREFUSED');
    const health = await service.inject(`${servicePath}/health`);
    expect([health.statusCode, health.json<unknown>()]).toEqual([
      503,
      { status: 'failing', database: 'failed' },
    ]);
    await service.close();
  });
});
