import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { DatabaseLocation } from '../database/types';

/** Location of a new, empty database. */
export interface FreshDatabase {
  readonly location: DatabaseLocation;
  readonly remove: () => Promise<void>;
}

/** A kind of database, with a function that creates an empty one. */
export interface DatabaseKind {
  readonly name: string;
  readonly isMissing: boolean;
  readonly create: () => Promise<FreshDatabase>;
}

let counter = 0; // Makes the names of databases unique.

/** Both kinds of database. The same tests run with each. */
export const databaseKinds: readonly DatabaseKind[] = [
  {
    name: 'PGlite',
    isMissing: false,
    async create() {
      const folder = await mkdtemp(path.join(tmpdir(), 'feedback-'));
      return {
        location: { folder },
        remove: () => rm(folder, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    isMissing: inject('postgresUrl') === '',
    async create() {
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
    },
  },
];
