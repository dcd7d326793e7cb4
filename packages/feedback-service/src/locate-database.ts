import path from 'node:path';
import type { Config } from 'docs-shell/config/load';
import type { DatabaseLocation } from './database/types';

/** Returns where the feedback is stored: on the configured PostgreSQL server, or in a folder of the repository. */
export function locateDatabase(
  { databaseUrl, feedbackFolder = '.data/feedback' }: Config,
  root: string,
): DatabaseLocation {
  return databaseUrl === undefined
    ? { folder: path.resolve(root, feedbackFolder) }
    : { url: databaseUrl };
}
