import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { openAt } from '../database/create-lazy-database';
import { databaseKinds, type FreshDatabase } from '../testing/databases.fixture';
import { sendFeedback } from '../testing/requests.fixture';
import { createService } from './create-service';

describe.each(databaseKinds)('errors of $name', ({ isMissing, create }) => {
  describe.skipIf(isMissing)('with a table that refuses rows', () => {
    let database: FreshDatabase;
    beforeAll(async () => {
      database = await create();
      const { db, close } = await openAt(database.location);
      await db.execute(
        sql.raw(`alter table feedback add constraint closed check (comment = 'none')`),
      );
      await close();
    });
    afterAll(() => database.remove());

    it('state the reason without texts of readers', async () => {
      const errors: unknown[] = [];
      const service = await createService({
        database: database.location,
        limits: { eventLoopDelayMs: 0 },
        onError: (error) => errors.push(error),
      });
      const key = '3f0c5d9e-7c1a-4b7e-9a51-6d1c2b3a4f5e';
      const answer = await sendFeedback(
        service,
        { comment: 'my secret words', section: 'my-section' },
        { 'idempotency-key': key },
      );
      expect(answer.statusCode).toBe(503);
      expect(errors).toHaveLength(1);
      const { inspect } = await import('node:util');
      const log = inspect(errors[0], { depth: 9, showHidden: true });
      expect(log).toContain('violates check constraint "closed" (23514)');
      for (const secret of ['my secret words', 'my-section', key]) {
        expect(log).not.toContain(secret);
      }
      await service.close();
    });
  });
});
