import path from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './pack-packages';

// `npm run pack -- [folder] [--repository <url>]`: writes one tarball for each published package.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repository: { type: 'string' } },
});
const target = path.resolve(
  positionals[0] ?? path.join(import.meta.dirname, '../../../dist/packages'),
);
const { repository } = values;
for (const { file, bytes } of await packPackages(target, {
  ...(repository !== undefined && { repository }),
})) {
  process.stdout.write(`${file}  ${(bytes / 1024).toFixed(0)} KiB\n`);
}
