import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishedSchemaVersion } from '../published-manifest';
import { publishedManifestJsonSchema } from './published-manifest-json-schema';

// Run by `npm run generate` in packages/docs-shell.
const folder = path.join(import.meta.dirname, '../generated');
await mkdir(folder, { recursive: true });
await writeFile(
  path.join(folder, `docs-manifest-${publishedSchemaVersion}.schema.json`),
  publishedManifestJsonSchema(),
);
