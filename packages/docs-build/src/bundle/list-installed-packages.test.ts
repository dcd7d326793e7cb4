import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { listInstalledPackages } from './list-installed-packages';

let root: string;

async function install(folder: string, packageJson: object) {
  await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, folder, 'package.json'), JSON.stringify(packageJson));
}

async function link(from: string, to: string) {
  await mkdir(path.dirname(path.join(root, from)), { recursive: true });
  await symlink(path.join(root, to), path.join(root, from));
}

const store = 'node_modules/.pnpm';

// As pnpm lays it out: an app sees its own dependencies, and each package its own.
beforeEach(async () => {
  root = temporaryFolder('packages');
  await install('app', { dependencies: { kit: '1', unused: '1' } });
  await install(`${store}/kit@1.0.0_peer/node_modules/kit`, {
    name: 'kit',
    version: '1.0.0',
    dependencies: { brush: '1' },
    peerDependencies: { absent: '1' },
  });
  await install(`${store}/brush@2.0.0/node_modules/brush`, {
    name: 'brush',
    version: '2.0.0',
    dependencies: { kit: '1' },
  });
  await link('app/node_modules/kit', `${store}/kit@1.0.0_peer/node_modules/kit`);
  await link(
    `${store}/kit@1.0.0_peer/node_modules/brush`,
    `${store}/brush@2.0.0/node_modules/brush`,
  );
  await link(`${store}/brush@2.0.0/node_modules/kit`, `${store}/kit@1.0.0_peer/node_modules/kit`);
});

const list = () => listInstalledPackages(path.join(root, 'app'), ['kit']);

it('lists the dependencies of each instance, without absolute paths', () => {
  expect(list()).toEqual([
    'kit=kit@1.0.0(kit@1.0.0_peer)',
    'brush@2.0.0(brush@2.0.0) kit=kit@1.0.0(kit@1.0.0_peer)',
    'kit@1.0.0(kit@1.0.0_peer) absent=none brush=brush@2.0.0(brush@2.0.0)',
  ]);
});

it('changes if a dependency of a dependency has another version or a patch', async () => {
  const before = list();
  const brush = `${store}/kit@1.0.0_peer/node_modules/brush`;
  const patched = `${store}/brush@2.0.0_patch_hash=abc/node_modules/brush`;
  await install(patched, { name: 'brush', version: '2.0.0' });
  await rm(path.join(root, brush));
  await link(brush, patched);
  const after = list();
  expect(after).not.toEqual(before);
  await install(patched, { name: 'brush', version: '2.0.1' });
  expect(list()).not.toEqual(after);
});
