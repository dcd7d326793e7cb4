import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import type { Database, DatabaseLocation, OpenDatabase } from './types';

/** What health says of the database. */
export type DatabaseState = 'idle' | 'starting' | 'ready' | 'failed';

/** A database that starts with its first use: an embedded one takes seconds and some hundred megabytes. */
export interface LazyDatabase {
  readonly state: () => DatabaseState;
  /** Milliseconds since it was opened or given up; 0 while it starts, none before. */
  readonly sinceStart: () => number | undefined;
  /** Opens it if need be. After a failure the next use tries again. */
  readonly open: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

const openAt = (location: DatabaseLocation) =>
  'url' in location ? openPostgres(location.url) : openEmbedded(location.folder);

/** The database at a place, opened when it is first needed. */
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
    sinceStart: () => {
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
