import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import type { Database, DatabaseLocation, OpenDatabase } from './types';

/** What health says of the database. */
export type DatabaseState = 'idle' | 'starting' | 'ready' | 'failed';

/** A database that starts with its first use: an embedded one takes seconds and some hundred megabytes. */
export interface LazyDatabase {
  readonly state: () => DatabaseState;
  /** Opens it if need be. After a failure the next use tries again. */
  readonly open: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

const openAt = (location: DatabaseLocation) =>
  'url' in location ? openPostgres(location.url) : openEmbedded(location.folder);

/** The database at a place, opened when it is first needed. */
export function createLazyDatabase(location: DatabaseLocation, openIt = openAt): LazyDatabase {
  let state: DatabaseState = 'idle';
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
    }
  };

  return {
    state: () => state,
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
