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

/** One answer of a reader, about a page or a section of it (SPEC FB-1). Nothing in it tells who the reader is. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The reader's browser draws it; sending the same answer again changes nothing (SPEC FB-2). */
    key: uuid().notNull().unique(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    product: text().notNull(),
    /** Path without language prefix, with trailing slash. */
    page: text().notNull(),
    language: text().notNull(),
    /** Id of the heading, when one section is meant. */
    section: text(),
    useful: boolean(),
    comment: text().notNull().default(''),
  },
  (table) => [
    index('feedback_by_page').on(table.product, table.page),
    check('feedback_says_something', sql`${table.useful} is not null or ${table.comment} <> ''`),
  ],
);

/** What readers looked for and did not find, counted by day: no address, no order, no person. */
export const misses = pgTable(
  'misses',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['not-found', 'empty-search'] }).notNull(),
    product: text().notNull(),
    /** The path without page, or the words without result. */
    value: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.product, table.value] })],
);
