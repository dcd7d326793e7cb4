import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiDocumentJsonSchema } from './api-document-json-schema';
import { apiDocumentVersion } from './document-schema';

// Run by `npm run generate` in packages/react-api-docs.
const folder = path.join(import.meta.dirname, '../generated');
await mkdir(folder, { recursive: true });
await writeFile(
  path.join(folder, `api-document-${apiDocumentVersion}.schema.json`),
  apiDocumentJsonSchema(),
);
