import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { linkPackages } from './link-packages';

/** A copy of the repository's packages and tools, whose packages depend on each other's copies. */
export interface RepositoryCopy {
  readonly root: string;
  /** Links the dependencies of a package: copies of the workspace's packages, and installed packages. */
  link(folder: string): Promise<void>;
  remove(): Promise<void>;
}

const repository = path.join(import.meta.dirname, '../../../..');
const copies = path.join(import.meta.dirname, '../../.tmp');

const isLeftOut = /\/(node_modules|\.next|\.turbo|\.docs|\.tmp|dist|out)(\/|$)/;

/** Copies everything that a new app needs. Of other apps, only their package.json. */
export async function copyRepository(name: string): Promise<RepositoryCopy> {
  await mkdir(copies, { recursive: true });
  const root = await mkdtemp(path.join(copies, `${name}-`));
  const parts = ['apps/core', 'packages/*', 'tooling/*', '.github', '!tooling/e2e'];
  const folders = await glob(parts, {
    cwd: repository,
    onlyDirectories: true,
    expandDirectories: false,
    dot: true,
  });
  for (const folder of folders) {
    await cp(path.join(repository, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !isLeftOut.test(file.slice(repository.length)),
    });
  }
  const packageJsons = await glob('apps/*/package.json', { cwd: repository });
  for (const file of [
    ...packageJsons,
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'turbo.json',
  ]) {
    await cp(path.join(repository, file), path.join(root, file));
  }
  const packages = await glob('{apps,packages,tooling}/*/package.json', { cwd: root });
  const own = new Map(
    await Promise.all(
      packages.map(async (file) => {
        const text = await readFile(path.join(root, file), 'utf8');
        const { name: packageName } = JSON.parse(text) as { name: string };
        return [packageName, path.join(root, path.dirname(file))] as const;
      }),
    ),
  );
  const link = async (folder: string) => {
    await linkPackages(path.join(root, folder), own);
  };
  for (const file of packages) await link(path.dirname(file));
  return { root, link, remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }) };
}
