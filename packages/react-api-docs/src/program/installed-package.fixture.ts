import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';

const { resolve } = createRequire(import.meta.url);

/**
 * Installs a package with these files and React's types in a new folder, which is removed after the tests of the file.
 *
 * @returns the folder
 */
export function installPackage(name: string, files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('package');
  const modules = path.join(folder, 'node_modules');
  const types = path.dirname(resolve('@types/react/package.json'));
  mkdirSync(path.join(modules, '@types'), { recursive: true });
  symlinkSync(types, path.join(modules, '@types/react'));
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0' }), ...files };
  for (const [file, text] of Object.entries(all)) {
    const target = path.join(modules, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return folder;
}
