import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOwnApp } from './create-own-app';
import { installers, type PackageManager } from './install-app';
import { runNpx } from './run-npx';
import { readTarballs } from './tarballs';

// `tsx canary-cli.ts <folder of tarballs> <npm|pnpm|yarn>` creates an app outside the repository with packed packages,
// checks and builds it. It needs no installed workspace, so that it runs on any system.
const [packages = '', name = 'npm'] = process.argv.slice(2);
const isManager = (text: string): text is PackageManager => Object.hasOwn(installers, text);
if (!isManager(name))
  throw new Error(`${name} is not one of ${Object.keys(installers).join(', ')}`);

const folder = await mkdtemp(path.join(tmpdir(), 'docs-canary-'));
const appDir = await createOwnApp(folder, {
  id: 'canary',
  packageName: 'react-day-picker',
  tarballs: await readTarballs(path.resolve(packages)),
  manager: name,
});
for (const command of ['api', 'check', 'build']) {
  process.stdout.write(await runNpx(['docs', command], appDir));
}
