import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Answers of readers about a page or a section. Nothing identifies the reader. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The browser's idempotency key: an answer that is sent again is not stored again. */
    key: uuid().notNull().unique(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    product: text().notNull(),
    /** Path without language prefix, with trailing slash. */
    page: text().notNull(),
    language: text().notNull(),
    /** Id of the heading, for an answer about one section. */
    section: text(),
    useful: boolean(),
    comment: text().notNull().default(''),
  },
  (table) => [
    index('feedback_by_page').on(table.product, table.page),
    check('feedback_says_something', sql`${table.useful} is not null or ${table.comment} <> ''`),
  ],
);

/** Failed lookups: pages and queries without a result, counted by day. Nothing identifies the reader. */
export const failedLookups = pgTable(
  'misses',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['not-found', 'empty-search'] }).notNull(),
    product: text().notNull(),
    /** The path or the query. */
    value: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.product, table.value] })],
);

/** One row, which `/health` writes to find out whether the database can write. */
export const health = pgTable('health', {
  id: integer().primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});
