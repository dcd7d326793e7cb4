import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createApiReport } from './create-api-report';
import { publicEntries } from './public-entries';

// `npm run api-report`: writes the reports that a test compares with the packages.
const folder = path.join(import.meta.dirname, '../../generated');
await mkdir(folder, { recursive: true });
for (const [name, entries] of Object.entries(publicEntries)) {
  const packageDir = path.join(import.meta.dirname, '../../../../packages', name);
  await writeFile(path.join(folder, `${name}.api.md`), createApiReport(packageDir, entries));
}
