import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { offlineFilesVersion } from '../offline-files';
import { offlineFilesJsonSchema } from './offline-files-json-schema';

// Run by `npm run generate` in packages/docs-shell.
const folder = path.join(import.meta.dirname, '../generated');
await mkdir(folder, { recursive: true });
await writeFile(
  path.join(folder, `docs-files-${offlineFilesVersion}.schema.json`),
  offlineFilesJsonSchema(),
);
