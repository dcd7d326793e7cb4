import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Both databases have Drizzle's PostgreSQL dialect, so one code path serves both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database with the current schema. */
export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Where the feedback is stored: on a PostgreSQL server or in a local folder. */
export type DatabaseLocation = { readonly url: string } | { readonly folder: string };
