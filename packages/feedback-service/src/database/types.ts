import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Either database behind Drizzle's PostgreSQL dialect: one code path for both (SPEC FB-2). */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open and migrated. */
export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** Where the feedback is kept: a PostgreSQL server, or a folder of this machine. */
export type DatabaseLocation = { readonly url: string } | { readonly folder: string };
