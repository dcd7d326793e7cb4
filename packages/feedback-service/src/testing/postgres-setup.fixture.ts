import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.fixture';
import { startPostgres } from './start-postgres.fixture';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a running server; empty where there is none. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all tests. Without it the tests of PostgreSQL are skipped, but never in CI. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if ('reason' in programs) {
    if (process.env['CI']) throw new Error(programs.reason);
    console.warn(`Tests against PostgreSQL are skipped. ${programs.reason}`);
    project.provide('postgresUrl', '');
    return async () => undefined;
  }
  const server = await startPostgres(programs.folder);
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
