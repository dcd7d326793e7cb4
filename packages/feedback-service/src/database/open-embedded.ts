import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './lock-folder';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';
import type { OpenDatabase } from './types';

/** Opens PostgreSQL in WebAssembly on a folder, which is created if needed. One process at a time. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create(path.join(folder, 'database'));
    const db = drizzle(client, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    return {
      db,
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
