import path from 'node:path';

/** Root of the repository. */
export const repoRoot = path.resolve(import.meta.dirname, '../../..');

/** Path of the assembled site from the repository's root. */
export const siteFolder = 'dist/site';
