import path from 'node:path';
import { comparePropTypes, type Agreement } from './compare-prop-types';
import { compareReference } from './compare-reference';

// `npx tsx src/conformance/compare-references.ts [apps]`: compares the documents of all products with the references that
// their packages contain, and prints for each field how many rows agree. The argument is the folder `apps` of another
// checkout, for the figures before a change.
const [apps = path.join(import.meta.dirname, '../../../../apps')] = process.argv.slice(2);
const documents = (app: string) => path.join(path.resolve(apps), app, 'generated/api');

for (const app of ['material', 'joy', 'system', 'x']) {
  print(app, comparePropTypes(app, documents(app)));
}
print('base', compareReference(documents('base')));

function print(app: string, { agreed, differing }: Agreement): void {
  const counts = new Map<string, number>();
  for (const difference of differing) {
    const [field = ''] = difference.split(':');
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  const fields = [...new Set([...Object.keys(agreed), ...counts.keys()])];
  const rows = fields.map(
    (field) => `| ${app} | ${field} | ${agreed[field] ?? 0} | ${counts.get(field) ?? 0} |`,
  );
  process.stdout.write(
    `| product | field | agree | differ |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n\n`,
  );
}
