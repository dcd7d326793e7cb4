import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
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
