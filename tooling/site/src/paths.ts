import path from 'node:path';

/** Root of the repository. */
export const repoRoot = path.resolve(import.meta.dirname, '../../..');

/** The assembled site, from the repository's root. */
export const siteFolder = 'dist/site';
