import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryVersion } from '../product-registry';
import { productRegistryJsonSchema } from './product-registry-schema';

// Run by `npm run generate` in packages/docs-shell.
const folder = path.join(import.meta.dirname, '../generated');
await mkdir(folder, { recursive: true });
await writeFile(
  path.join(folder, `docs-products-${registryVersion}.schema.json`),
  productRegistryJsonSchema(),
);
