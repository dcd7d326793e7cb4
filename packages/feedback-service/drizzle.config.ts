import { defineConfig } from 'drizzle-kit';

/** How `npm run generate` writes the migrations, which are committed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './migrations',
});
