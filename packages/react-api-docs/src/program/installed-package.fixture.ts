import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Installs a package with these files and React's types in a new folder. Returns the folder. */
export function installPackage(name: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
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
