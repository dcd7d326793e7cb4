import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';
import type { OpenDatabase } from './types';

/** Id of an advisory lock: if several services start at once, one of them migrates. */
const migrationLock = 7_103_401;

/** Connects to a PostgreSQL server. Rejects if it cannot be reached. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
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
