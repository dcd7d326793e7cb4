import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.fixture';
import { startPostgres } from './start-postgres.fixture';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a running server; empty if there is none. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all tests. If it is not installed, its tests are skipped; in CI they fail. */
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
