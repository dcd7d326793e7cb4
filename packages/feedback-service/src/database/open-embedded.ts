import { existsSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { lockFolder } from './lock-folder';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';
import type { OpenDatabase } from './types';

/**
 * Opens PostgreSQL in WebAssembly on a folder, which is created if needed. One process at a time. A transaction is on
 * disk when it is acknowledged.
 * @throws {Error} Another process uses the folder, or it holds files that are not a database.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  try {
    const data = path.join(folder, 'database');
    if (await isAbsent(data)) await createDatabase(folder, data);
    const client = await start(data);
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

async function isAbsent(data: string): Promise<boolean> {
  if (existsSync(path.join(data, 'PG_VERSION'))) return false;
  const entries = existsSync(data) ? await readdir(data) : [];
  if (entries.length === 0) return true;
  // PostgreSQL would create an empty database over the files of a backup that was restored in part.
  throw new Error(
    `${data}: this folder has ${entries.length} entries but no PG_VERSION, so it is not a whole database. ` +
      'Restore all files of the backup, or move the folder away.',
  );
}

/** Creates the database aside and renames it when all its files are on disk. */
async function createDatabase(folder: string, data: string): Promise<void> {
  const draft = path.join(folder, 'database.new');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  // Without fsync, which is several times faster here: the files are synced below.
  await (await PGlite.create(draft)).close();
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const file = await open(path.join(entry.parentPath, entry.name), 'r');
    await file.sync();
    await file.close();
  }
  syncFolder(draft);
  await rename(draft, data);
  syncFolder(folder);
}

async function start(data: string): Promise<PGlite> {
  try {
    return await PGlite.create({
      fs: new SyncedNodeFS(data),
      // PGlite's own parameters have -F, which turns fsync off, and its fdatasync does nothing.
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        '-c',
        'wal_sync_method=fsync',
      ],
    });
  } catch (error) {
    throw new Error(
      `${data}: the embedded database does not open. Its files are damaged, or of another version of PostgreSQL. ` +
        'Move the folder away and restore a backup (README of feedback-service).',
      { cause: error },
    );
  }
}

type Init = NodeFS['init'];

/** A stream of Emscripten's NODEFS, with the descriptor of Node. */
interface NodeStream {
  readonly nfd: number;
}

/**
 * PGlite's file system with `fsync`. Emscripten's NODEFS has none and reports success, so PostgreSQL would acknowledge
 * transactions that a power failure loses.
 */
class SyncedNodeFS extends NodeFS {
  override async init(
    pg: PGlite,
    options: Parameters<Init>[1],
  ): Promise<Awaited<ReturnType<Init>>> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), (module: object) => addSync(module)],
      },
    };
  }
}

/** EIO of Emscripten. */
const ioError = 29;

function addSync(module: object): void {
  const { NODEFS } = module as { readonly NODEFS: { readonly stream_ops: object } };
  Object.assign(NODEFS.stream_ops, {
    fsync({ nfd }: NodeStream): number {
      try {
        fsyncSync(nfd);
        return 0;
      } catch {
        // PostgreSQL stops on this error, because written data may be lost.
        return ioError;
      }
    },
  });
}

/** Waits until the entries of a folder are on disk: names of new files, and renames. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
