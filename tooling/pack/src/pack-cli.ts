import path from 'node:path';
import { packPackages } from './pack-packages';

// `npm run pack -- [folder]`: writes one tarball for each published package.
const target = path.resolve(
  process.argv[2] ?? path.join(import.meta.dirname, '../../../dist/packages'),
);
for (const { file, bytes } of await packPackages(target)) {
  process.stdout.write(`${file}  ${(bytes / 1024).toFixed(0)} KiB\n`);
}
