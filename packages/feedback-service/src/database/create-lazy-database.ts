import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { migrationsFolder } from './migrations-folder';
import { openEmbedded } from './open-embedded';
import * as schema from './schema';
import type { Database, DatabaseLocation, OpenDatabase } from './types';

/** State of the database, as `/health` reports it. */
export type DatabaseState = 'idle' | 'starting' | 'ready' | 'failed';

/** A database that starts on first use, because the embedded one takes seconds and several hundred megabytes. */
export interface LazyDatabase {
  readonly state: () => DatabaseState;
  /** Milliseconds since the start succeeded or failed; 0 while it starts, `undefined` before. */
  readonly msSinceStart: () => number | undefined;
  /** Opens the database if it is not open. After a failure the next call tries again. */
  readonly open: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/** Opens the database of a location. */
export const openAt = (location: DatabaseLocation) =>
  'url' in location ? openPostgres(location.url) : openEmbedded(location.folder);

/** Creates a database that opens on first use. */
export function createLazyDatabase(location: DatabaseLocation, openIt = openAt): LazyDatabase {
  let state: DatabaseState = 'idle';
  let startEnd: number | undefined;
  let opening: Promise<OpenDatabase> | undefined;

  const start = async () => {
    state = 'starting';
    try {
      const opened = await openIt(location);
      state = 'ready';
      return opened;
    } catch (error) {
      state = 'failed';
      opening = undefined;
      throw error;
    } finally {
      startEnd = performance.now();
    }
  };

  return {
    state: () => state,
    msSinceStart: () => {
      if (state === 'starting') return 0;
      return startEnd === undefined ? undefined : performance.now() - startEnd;
    },
    open: async () => {
      opening ??= start();
      return (await opening).db;
    },
    close: async () => {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      state = 'idle';
      await opened?.close();
    },
  };
}

/** Id of an advisory lock: if several services start at once, one of them migrates. */
const migrationLock = 7_103_401;

/** Connects to a PostgreSQL server. Rejects if it cannot be reached. */
async function openPostgres(url: string): Promise<OpenDatabase> {
  await migrateOnce(url);
  const client = postgres(url, {
    max: 8,
    connect_timeout: 5,
    idle_timeout: 60,
    connection: { statement_timeout: 10_000 },
    onnotice: () => undefined,
  });
  return {
    db: drizzle(client, { schema, casing: 'snake_case' }),
    close: () => client.end({ timeout: 5 }),
  };
}

async function migrateOnce(url: string): Promise<void> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end({ timeout: 5 });
  }
}
