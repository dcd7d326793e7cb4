import path from 'node:path';
import { parseArgs } from 'node:util';
import { MissingDeclarationsError, packPackages } from './pack-packages';

// `npm run pack -- [folder] [--repository <url>]`: writes one tarball for each published package.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repository: { type: 'string' } },
});
const target = path.resolve(
  positionals[0] ?? path.join(import.meta.dirname, '../../../dist/packages'),
);
const { repository } = values;
try {
  const options = { ...(repository !== undefined && { repository }) };
  for (const { file, bytes } of await packPackages(target, options)) {
    process.stdout.write(`${file}  ${(bytes / 1024).toFixed(0)} KiB\n`);
  }
} catch (error) {
  if (!(error instanceof MissingDeclarationsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
