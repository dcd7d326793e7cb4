import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { hasFolderPackage, listFolderPackages, listNodePackages } from './list-folder-packages';

let appDir: string;

async function writePackageJson(folder: string, packageJson: object) {
  await mkdir(path.join(appDir, folder), { recursive: true });
  await writeFile(path.join(appDir, folder, 'package.json'), JSON.stringify(packageJson));
}

// As a strict package manager lays it out: an app sees its own dependencies, and each package its own.
beforeAll(async () => {
  appDir = temporaryFolder('app');
  const old = { module: './index.js' };
  await writePackageJson('', { dependencies: { kit: '1', modern: '1', 'docs-shell': '1' } });
  await writePackageJson('store/a/node_modules/kit', {
    ...old,
    dependencies: { brush: '1', tiny: '1' },
  });
  await writePackageJson('store/a/node_modules/brush', { ...old, dependencies: { kit: '1' } });
  await writePackageJson('store/a/node_modules/tiny', { main: './index.js' });
  await writePackageJson('node_modules/modern', { exports: './index.js', module: './index.js' });
  await symlink(
    path.join(appDir, 'store/a/node_modules/kit'),
    path.join(appDir, 'node_modules/kit'),
  );
});

describe('listFolderPackages', () => {
  it('resolves dependencies from the real folder of a package', () => {
    expect(listFolderPackages(appDir, ['kit', 'modern'])).toEqual(['brush', 'kit']);
  });
});

describe('hasFolderPackage', () => {
  it('checks the packages themselves', () => {
    expect(hasFolderPackage(appDir, ['modern', 'kit'])).toBe(true);
    expect(hasFolderPackage(appDir, ['modern'])).toBe(false);
  });
});

describe('listNodePackages', () => {
  it('lists dependencies that Node can import, except those of the platform', () => {
    expect(listNodePackages(appDir)).toEqual(['modern']);
  });
});
