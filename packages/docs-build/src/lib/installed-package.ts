import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';

/** The fields of a `package.json` that the build reads. */
export interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly main?: string;
  readonly module?: string;
  readonly exports?: PackageExports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The value of `exports`, or a part of it. */
export type PackageExports = string | { readonly [key: string]: PackageExports | null } | null;

/**
 * Returns the folder of a package as an import from another folder finds it, or undefined if it is not installed. Also
 * finds packages whose `exports` exclude `package.json`. Does not resolve symbolic links.
 *
 * @param from absolute path of the folder with the import
 */
export function findPackageDir(from: string, name: string): string | undefined {
  // With a slash, a package such as `events` is not taken for the module of Node with this name.
  const { resolve } = createRequire(path.join(from, 'package.json'));
  const candidates = resolve.paths(`${name}/`) ?? [];
  return candidates
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}

/**
 * Returns the folder of an installed package, like `findPackageDir`.
 *
 * @throws {DiagnosticsError} The package is not installed.
 */
export function requirePackageDir(from: string, name: string): string {
  const found = findPackageDir(from, name);
  if (found === undefined) {
    throw new DiagnosticsError([
      {
        file: path.join(from, 'package.json'),
        path: 'dependencies',
        code: 'DOCS4008',
        received: `${name}, which is not installed`,
        expected: 'a package that can be imported from this folder',
        hint: `Add ${name} to the dependencies, and install them.`,
      },
    ]);
  }
  return found;
}

/**
 * Reads the `package.json` in a folder.
 *
 * @throws {Error} The file is missing or not valid JSON.
 */
export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
}
