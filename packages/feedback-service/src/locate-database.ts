import path from 'node:path';
import type { Config } from 'docs-shell/config/load';
import type { DatabaseLocation } from './database/types';

/** Where a configuration keeps the feedback: its PostgreSQL, else a folder of the repository. */
export function locateDatabase(
  { databaseUrl, feedbackFolder = '.data/feedback' }: Config,
  root: string,
): DatabaseLocation {
  return databaseUrl === undefined
    ? { folder: path.resolve(root, feedbackFolder) }
    : { url: databaseUrl };
}
