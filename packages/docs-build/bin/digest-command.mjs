import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const packagesDir = path.join(import.meta.dirname, '../..');

/** Packages whose sources the command is bundled from. */
export const sourcePackages = [
  'create-docs-app',
  'diagnostics',
  'react-api-docs',
  'docs-build',
  'docs-import',
  'docs-shell',
  'products',
];

/** Files that decide how. */
const settings = [
  ...sourcePackages.map((name) => `${name}/package.json`),
  '../pnpm-lock.yaml',
  '../tooling/tsconfig/base.json',
  'docs-build/bin/bundle-command.mjs',
  'docs-build/bin/tsconfig.json',
];

const isCode = (name) =>
  /\.(json|tsx?)$/.test(name) && !/\.(fixture|test|test-d)\.tsx?$/.test(name);

/**
 * Returns the digest of everything that decides the bundle of the command: its sources, the packages that are
 * installed and how it is bundled. Names are relative, so clones of one commit have the same digest.
 *
 * @param folder with the packages of the repository
 */
export function digestCommand(folder = packagesDir) {
  const hash = createHash('sha256');
  const names = sourcePackages.flatMap((name) =>
    readdirSync(path.join(folder, name, 'src'), { recursive: true })
      .filter(isCode)
      .map((file) => path.posix.join(name, 'src', file.split(path.sep).join('/'))),
  );
  for (const name of [...names.sort(), ...settings]) {
    const file = path.join(folder, name);
    const content = existsSync(file) ? readFileSync(file) : Buffer.of();
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}
