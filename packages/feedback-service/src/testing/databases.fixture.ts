import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../database/types';

/** Location of a new database without rows. */
export interface FreshDatabase {
  readonly location: DatabaseLocation;
  readonly remove: () => Promise<void>;
}

/** A kind of database, with functions that create one. */
export interface DatabaseKind {
  readonly name: string;
  readonly isMissing: boolean;
  /** Creates a database that the service can open immediately. */
  readonly create: () => Promise<FreshDatabase>;
  /**
   * Returns the location of a database that does not exist yet. The service creates the database itself, which takes
   * seconds.
   */
  readonly createPlace: () => Promise<FreshDatabase>;
}

let counter = 0; // Makes the names of databases unique.

/** Both kinds of database. The same tests run with each. */
export const databaseKinds: readonly DatabaseKind[] = [
  {
    name: 'PGlite',
    isMissing: false,
    create: async () => {
      const place = await createFolder();
      await copyEmbedded(place.location.folder);
      return place;
    },
    createPlace: createFolder,
  },
  {
    name: 'PostgreSQL',
    isMissing: inject('postgresUrl') === '',
    create: createInServer,
    createPlace: createInServer,
  },
];

/** Copies an embedded database without rows into a folder. */
export function copyEmbedded(folder: string): Promise<void> {
  return cp(inject('embeddedFolder'), folder, { recursive: true });
}

async function createFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'feedback-'));
  return {
    location: { folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createInServer(): Promise<FreshDatabase> {
  counter += 1;
  const name = `test_${process.pid}_${counter}`;
  const run = async (statement: string) => {
    const client = postgres(inject('postgresUrl'), { max: 1, onnotice: () => undefined });
    await client.unsafe(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    location: { url: url.href },
    remove: () => run(`drop database ${name} with (force)`),
  };
}
