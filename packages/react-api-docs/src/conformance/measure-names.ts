import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiDocumentSchema } from '../document';
import { countClosedNames, listKnownNames } from './closed-names';

// `npx tsx src/conformance/measure-names.ts`: prints the share of rows in the committed documents whose type contains
// an unexplained name, and the most frequent of these names.
const packageFolder = path.join(import.meta.dirname, '../..');
const known = listKnownNames(packageFolder);
for (const product of ['base', 'x', 'system', 'material', 'joy']) {
  const folder = path.join(packageFolder, '../../apps', product, 'generated/api');
  const documents = readdirSync(folder).map((file) =>
    apiDocumentSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
  const { rows, closed, names } = countClosedNames(documents, known);
  const frequent = names.slice(0, 20).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(
    `${product}: ${closed} of ${rows} rows, ${((100 * closed) / rows).toFixed(1)} %: ${frequent.join(', ')}\n`,
  );
}
