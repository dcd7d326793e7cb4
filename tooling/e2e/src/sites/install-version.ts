import { mkdir, readFile, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives a copied app another version of the package that it documents, as a package manager would: the same files,
 * under a `package.json` that says so. An app that documents none has a version of its own.
 */
export async function installVersion(appDir: string, version: string): Promise<void> {
  const definition = await readFile(path.join(appDir, 'product.ts'), 'utf8');
  const packageName = /packageName: '([^']+)'/.exec(definition)?.[1];
  if (packageName === undefined) return writeVersion(appDir, appDir, version);
  const link = path.join(appDir, 'node_modules', packageName);
  const installed = await realpath(link);
  await rm(link);
  await mkdir(link);
  for (const entry of await readdir(installed)) {
    if (entry !== 'package.json') {
      await symlink(path.join(installed, entry), path.join(link, entry));
    }
  }
  return writeVersion(installed, link, version);
}

async function writeVersion(from: string, to: string, version: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8')) as object;
  await writeFile(path.join(to, 'package.json'), JSON.stringify({ ...manifest, version }));
}
