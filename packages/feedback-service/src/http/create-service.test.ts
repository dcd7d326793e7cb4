import { randomUUID } from 'node:crypto';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAt } from '../database/create-lazy-database';
import { feedback } from '../database/schema';
import { databaseKinds, type FreshDatabase } from '../testing/databases.fixture';
import { read, readerToken, sendFeedback, sendFailedLookup } from '../testing/requests.fixture';
import { createService } from './create-service';

const plenty = {
  submissionsPerAddress: 10_000,
  submissions: 10_000,
  readsPerAddress: 10_000,
  // Other tests keep the processor busy.
  eventLoopDelayMs: 0,
};

describe.each(databaseKinds)('the service on $name', ({ isMissing, create }) => {
  describe.skipIf(isMissing)('with a database', () => {
    let database: FreshDatabase;
    let service: FastifyInstance;

    beforeAll(async () => {
      database = await create();
      service = await createService({ database: database.location, readerToken, limits: plenty });
    });

    afterAll(async () => {
      await service.close();
      await database.remove();
    });

    const health = async () =>
      (await service.inject(`${feedbackServicePath}/health`)).json<object>();

    it('starts the database on the first answer', async () => {
      expect(await health()).toEqual({ status: 'ok', database: 'idle' });
      expect((await sendFeedback(service, { useful: true })).statusCode).toBe(201);
      expect(await health()).toEqual({ status: 'ok', database: 'ready' });
    });

    it('stores a repeated answer once, and adds a later comment', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const page = '/material-ui/once/';
      const answers = await Promise.all([
        sendFeedback(service, { page, useful: false }, key),
        sendFeedback(service, { page, useful: false }, key),
      ]);
      await sendFeedback(service, { page, useful: false, comment: 'Too short' }, key);
      await sendFeedback(service, { page, useful: false }, key);
      await sendFeedback(service, { page, useful: false, comment: 'Another' }, key);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect((await read(service, `/entries?page=${page}`)).json()).toMatchObject({
        entries: [{ page, useful: false, comment: 'Too short' }],
      });
    });

    it('stores any text unchanged', async () => {
      const comment = `'; drop table feedback; --\n<script>alert(1)</script> „Grüße“ 你好 👩‍💻`;
      const page = '/material-ui/texts/';
      await sendFeedback(service, { page, comment: `  ${comment}\0\ud800 `, section: 'usage' });
      expect((await read(service, `/entries?page=${page}`)).json()).toMatchObject({
        entries: [{ comment, section: 'usage', useful: null }],
      });
    });

    it('lists the newest answers first, by page and filter', async () => {
      const product = 'joy-ui';
      const send = (useful: boolean, comment: string) =>
        sendFeedback(service, { product, page: '/joy-ui/', useful, comment });
      for (const [useful, comment] of [
        [true, 'one'],
        [false, '100 % two'],
        [true, ''],
      ] as const) {
        await send(useful, comment);
      }
      const list = async (query: string) =>
        (await read(service, `/entries?product=${product}&${query}`)).json<{
          entries: { id: number; comment: string }[];
        }>().entries;
      const comments = async (query: string) => (await list(query)).map(({ comment }) => comment);
      expect(await comments('')).toEqual(['', '100 % two', 'one']);
      expect(await comments('limit=1')).toEqual(['']);
      expect(await comments(`before=${(await list('limit=1'))[0]!.id}`)).toEqual([
        '100 % two',
        'one',
      ]);
      expect(await comments('answer=not-useful')).toEqual(['100 % two']);
      expect(await comments('answer=comment')).toEqual(['100 % two', 'one']);
      expect(await comments('words=%25')).toEqual(['100 % two']);
      expect(await comments('since=2999-01-01')).toEqual([]);
      const today = new Date().toISOString().slice(0, 10);
      const tally = { useful: 2, notUseful: 1, comments: 2, total: 3 };
      expect((await read(service, `/summary?product=${product}`)).json()).toEqual({
        total: tally,
        products: [{ product, ...tally }],
        pages: [{ product, page: '/joy-ui/', ...tally }],
        days: [{ day: today, ...tally }],
      });
    });

    it('counts failed lookups without personal data', async () => {
      const product = 'system';
      await sendFailedLookup(service, { kind: 'not-found', product, page: '/system/nowhere/' });
      await sendFailedLookup(service, {
        kind: 'empty-search',
        product,
        query: ' Ann@Example.org  BOX ',
      });
      await sendFailedLookup(service, {
        kind: 'empty-search',
        product,
        query: 'bob@example.com box',
      });
      const { misses } = (await read(service, `/misses?product=${product}`)).json<{
        misses: { value: string; count: number }[];
      }>();
      expect(misses.map(({ value, count }) => [value, count])).toEqual([
        ['… box', 2],
        ['/system/nowhere/', 1],
      ]);
    });

    it('finds no words with NUL', async () => {
      expect((await read(service, '/entries?words=%00')).statusCode).toBe(200);
    });

    it('escapes formulas in the CSV export', async () => {
      const page = '/base-ui/';
      await sendFeedback(service, { product: 'base-ui', page, comment: '=1+1, "so"\nit is' });
      await sendFeedback(service, { product: 'base-ui', page, comment: '＝1+1' });
      const answer = await read(service, '/export.csv?product=base-ui');
      expect(answer.headers['content-disposition']).toBe('attachment; filename="feedback.csv"');
      expect(answer.body.replaceAll(/^\d{4}-[^,]+/gm, '<time>')).toBe(
        'receivedAt,product,page,language,section,useful,comment\r\n' +
          "<time>,base-ui,/base-ui/,en,,,'＝1+1\r\n" +
          '<time>,base-ui,/base-ui/,en,,,"\'=1+1, ""so""\nit is"\r\n',
      );
    });

    // Last, because another database that starts in this process blocks the service above.
    it('counts lookups together when a day has too many different ones', async () => {
      const limits = { ...plenty, failedLookupsPerDay: 1 };
      const other = await create();
      const small = await createService({ database: other.location, readerToken, limits });
      const lookup = (page: string) =>
        sendFailedLookup(small, { kind: 'not-found', product: 'core', page });
      for (const page of ['/a/', '/b/', '/c/', '/a/']) await lookup(page);
      const { misses } = (await read(small, '/misses')).json<{
        misses: { value: string; count: number }[];
      }>();
      expect(misses.map(({ value, count }) => [value, count])).toEqual([
        ['/a/', 2],
        ['…', 2],
      ]);
      await small.close();
      await other.remove();
    });

    it('deletes what is older than the retention', async () => {
      const other = await create();
      const { db, close } = await openAt(other.location);
      const receivedAt = new Date(Date.now() - 31 * 86_400_000);
      const row = {
        key: randomUUID(),
        product: 'core',
        page: '/old/',
        language: 'en',
        useful: true,
      };
      await db.insert(feedback).values({ ...row, receivedAt });
      await close();
      const keeping = await createService({
        database: other.location,
        readerToken,
        limits: plenty,
        retentionDays: 30,
      });
      await sendFeedback(keeping, { page: '/new/', useful: true });
      const readPages = async () => {
        const response = await read(keeping, '/entries');
        const { entries } = response.json<{ entries: { page: string }[] }>();
        return entries.map(({ page }) => page);
      };
      await expect.poll(readPages).toEqual(['/new/']);
      await keeping.close();
      await other.remove();
    });
  });
});
