import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { addVersion, listReleased, parseChange, writeReleased } from './changelog';

// `npm run version`: raises the version of all packages by the files in `.changeset`, and moves their texts to CHANGELOG.md,
// and to docs-build for `docs upgrade`.
const releasedChangesFile = 'packages/docs-build/src/upgrade/changes.generated.ts';
const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = globSync('.changeset/*.md', { cwd: root, dot: true })
  .filter((file) => !file.endsWith('README.md'))
  .sort();
if (files.length === 0) {
  process.stdout.write('There is no file in .changeset: nothing to release.\n');
} else {
  const changes = files.map((file) => parseChange(file, read(file)));
  execFileSync('npx', ['changeset', 'version'], { cwd: root, stdio: 'inherit' });
  const { version } = JSON.parse(read('packages/docs-shell/package.json')) as { version: string };
  const changelog = addVersion(read('CHANGELOG.md'), version, changes);
  writeFileSync(path.join(root, 'CHANGELOG.md'), changelog);
  writeFileSync(path.join(root, releasedChangesFile), writeReleased(listReleased(changelog)));
  process.stdout.write(`${version}: ${changes.length} changes in CHANGELOG.md\n`);
}
