import path from 'node:path';

/** Folder with the migrations that `npm run generate` writes. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');
