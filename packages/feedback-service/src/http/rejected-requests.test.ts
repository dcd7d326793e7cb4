import { tmpdir } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, readerToken, sendFailedLookup, sendFeedback } from '../testing/requests.fixture';
import { createService } from './create-service';
import type { ServiceLimits, ServiceOptions } from './service-options';

const useful = { useful: true };

/** These requests do not reach the database. */
const nowhere = { url: 'postgres://nobody@127.0.0.1:1/none' };
const plenty = {
  submissionsPerAddress: 10_000,
  submissions: 10_000,
  readsPerAddress: 10_000,
  failedLookups: 10_000,
  // Other tests keep the processor busy.
  eventLoopDelayMs: 0,
};

describe('the service rejects', () => {
  let service: FastifyInstance;

  beforeAll(async () => {
    service = await createService({ database: nowhere, readerToken, limits: plenty });
  });
  afterAll(() => service.close());

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
      { ...useful, website: 'x'.repeat(16_384) },
      {},
      413,
      'the body must have at most 16384 bytes',
    ],
    [
      'a page on another site',
      { ...useful, page: 'https://a.example/' },
      {},
      400,
      'page must be a path of the site',
    ],
    ...[
      '//evil.example/login',
      '/\0/evil.example/',
      '/\t/evil.example/',
      '/\\evil.example/',
      '/a\u0001b/',
    ].map((page): [string, object, Record<string, string>, number, string] => [
      `the page ${JSON.stringify(page)}`,
      { ...useful, page },
      {},
      400,
      'page must be a path of the site',
    ]),
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
    const closed = await createService({ database: nowhere, limits: plenty });
    const answer = await read(closed, '/entries');
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      403,
      { error: 'reading is off: DOCS_FEEDBACK_READER_TOKEN is not set' },
    ]);
    await closed.close();
  });

  it.each([
    ['GET', '/', 405, 'POST'],
    ['GET', '', 405, 'POST'],
    ['DELETE', '/?a=b', 405, 'POST'],
    ['POST', '/health', 405, 'GET, HEAD'],
    ['PUT', '/misses', 405, 'GET, HEAD, POST'],
    ['DELETE', '/other', 404, undefined],
  ] as const)('%s %j with %d', async (method, path, status, allow) => {
    const answer = await service.inject({ method, url: `${feedbackServicePath}${path}` });
    expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow]);
    expect(answer.json()).toHaveProperty('error');
  });

  it('neither the longest comment of quotes nor a scheme in lower case', async () => {
    // The database of this service does not answer.
    expect((await sendFeedback(service, { comment: '"'.repeat(4096) })).statusCode).toBe(503);
    const answer = await service.inject({
      url: `${feedbackServicePath}/entries`,
      headers: { authorization: `bearer ${readerToken}` },
    });
    expect(answer.statusCode).toBe(503);
  });

  it('an invalid filter', async () => {
    expect((await read(service, '/entries?since=yesterday')).json()).toEqual({
      error: 'since must be a date such as 2026-01-31',
    });
    expect((await read(service, '/entries?since=0000-01-01')).json()).toEqual({
      error: 'since must be 1970-01-01 or later',
    });
  });
});

describe('the service defers', () => {
  const withLimits = (limits: Partial<ServiceLimits>, options: Partial<ServiceOptions> = {}) =>
    createService({
      ...options,
      database: { folder: `${tmpdir()}/never-made` },
      readerToken,
      limits: { eventLoopDelayMs: 0, ...limits },
    });
  // A bot's answer counts toward the limits and needs no database.
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

  it('busy addresses if all addresses together send too much, but not the first answer of an address', async () => {
    const service = await withLimits({ submissions: 2 });
    const answers = [];
    for (const number of [1, 1, 1, 2, 2, 3]) answers.push(await send(service, `10.0.0.${number}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 503, 201, 503, 201]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    await service.close();
  });

  it('failed lookups by a limit of their own', async () => {
    const service = await withLimits({ failedLookups: 0, submissions: 1 });
    const lookup = { kind: 'not-found', product: 'core', page: '/a/' } as const;
    expect((await sendFailedLookup(service, lookup)).statusCode).toBe(503);
    expect((await send(service, '10.0.0.1')).statusCode).toBe(201);
    await service.close();
  });

  it('no request because of invalid requests of others', async () => {
    const service = await withLimits({ submissions: 1 });
    for (const number of [1, 2, 3]) {
      const address = { 'x-forwarded-for': `10.0.0.${number}` };
      expect((await sendFeedback(service, { useful: 'x' }, address)).statusCode).toBe(400);
    }
    const statuses = [await send(service, '10.0.0.4'), await send(service, '10.0.0.4')];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 503]);
    await service.close();
  });

  it.each([
    [undefined, [201, 429]],
    [
      ['loopback', '10.9.0.0/16'],
      [201, 201],
    ],
  ])(
    'readers behind a CDN as one address unless its network is trusted: %j',
    async (trusted, expected) => {
      const service = await withLimits(
        { submissionsPerAddress: 1 },
        trusted && { trustedProxies: trusted },
      );
      const statuses = [];
      for (const reader of ['192.0.2.1', '192.0.2.2']) {
        statuses.push((await send(service, `${reader}, 10.9.0.1`)).statusCode);
      }
      expect(statuses).toEqual(expected);
      await service.close();
    },
  );

  it('a reader who tries many tokens', async () => {
    const service = await withLimits({ readsPerAddress: 2 });
    const statuses = [];
    for (const token of ['a', 'b', 'c', readerToken]) {
      statuses.push((await read(service, '/entries', token)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    await service.close();
  });

  it('everything under pressure, health included', async () => {
    const errors: unknown[] = [];
    const service = await createService({
      database: nowhere,
      onError: (error) => errors.push(error),
    });
    await service.ready();
    const health = () => service.inject(`${feedbackServicePath}/health`);
    let answer = await health();
    for (let round = 0; round < 10 && answer.statusCode === 200; round += 1) {
      const end = performance.now() + 2000;
      while (performance.now() < end);
      await setImmediate();
      answer = await health();
    }
    expect([answer.statusCode, answer.headers['retry-after'], answer.json<unknown>()]).toEqual([
      503,
      '2',
      { error: 'the service is busy or its database is unavailable' },
    ]);
    expect(errors).toEqual([]);
    await service.close();
  });

  it('everything while the database is unavailable, and reports why', async () => {
    const errors: unknown[] = [];
    const service = await createService({
      database: nowhere,
      limits: plenty,
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
