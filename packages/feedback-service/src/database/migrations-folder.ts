import path from 'node:path';

/** What `npm run generate` wrote. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');
