import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precacheManifestVersion } from '../precache-manifest';
import { precacheManifestJsonSchema } from './precache-manifest-schema';

// Run by `npm run generate` in packages/docs-shell.
const folder = path.join(import.meta.dirname, '../generated');
await mkdir(folder, { recursive: true });
await writeFile(
  path.join(folder, `precache-manifest-${precacheManifestVersion}.schema.json`),
  precacheManifestJsonSchema(),
);
