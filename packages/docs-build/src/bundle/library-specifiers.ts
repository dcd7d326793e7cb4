import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import {
  findPackageDir,
  type PackageExports,
  readPackageJson,
  requirePackageDir,
} from '../lib/installed-package';

/** React's entry points. They are CommonJS, so Node has to list their exports. */
export const reactSpecifiers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
] as const;

/** The packages of those entry points. */
export const reactPackages = ['react', 'react-dom'] as const;

/** Dependencies of docs apps that demos never import. */
const platformPackages = new Set([
  'docs-build',
  'docs-shell',
  'next',
  'products',
  'react',
  'react-dom',
]);

/**
 * Returns everything that a demo of this app may import from npm: React, each public subpath of the documented
 * packages, and the main entry of the app's other dependencies. The list depends on the lockfile alone, so that editing
 * a demo never changes a library file. The exception are icon packages: they have thousands of modules, and the list has
 * only those that a demo imports.
 */
export function listLibrarySpecifiers(
  appDir: string,
  documentedPackages: readonly string[],
  iconPackages: readonly string[] = [],
): string[] {
  return [
    ...reactSpecifiers,
    ...listLibraryPackages(appDir).flatMap((name) => {
      if (iconPackages.includes(name)) return importedSubpaths(appDir, name);
      return documentedPackages.includes(name) ? publicSubpaths(appDir, name) : [name];
    }),
  ];
}

/** Returns the dependencies of the app that demos may import, except React. */
export function listLibraryPackages(appDir: string): string[] {
  return Object.keys(readPackageJson(appDir).dependencies ?? {})
    .filter((name) => !platformPackages.has(name))
    .sort();
}

/** Returns the dependencies that bundles of demos are made of: libraries, React and the shell. */
export function listIslandPackages(appDir: string): string[] {
  return [...listLibraryPackages(appDir), ...reactPackages, 'docs-shell'];
}

/** Returns what can be imported from a package, or undefined if it is not installed for the app. */
export function listSubpaths(appDir: string, name: string): readonly string[] | undefined {
  return findPackageDir(appDir, name) === undefined ? undefined : publicSubpaths(appDir, name);
}

function publicSubpaths(appDir: string, name: string): string[] {
  const packageDir = requirePackageDir(appDir, name);
  const { exports } = readPackageJson(packageDir);
  if (!exports) {
    return [name, ...folderSubpaths(packageDir).map((folder) => path.posix.join(name, folder))];
  }
  if (typeof exports === 'string') {
    return [name];
  }
  const keys = Object.keys(exports);
  if (!keys.some((key) => key.startsWith('.'))) {
    return [name];
  }
  const subpaths = keys
    .filter((key) => key.includes('*') || isModule(importTarget(exports[key] ?? null)))
    .flatMap((key) =>
      key.includes('*') ? expandPattern(packageDir, key, exports[key] ?? null) : [key],
    )
    .filter((key) => !key.includes('/internal') && keysAllow(exports, key));
  return [...new Set(subpaths)].sort().map((key) => path.posix.join(name, key));
}

/** Reads imports without a parser: an entry too many, from a comment, costs a small file. */
function importedSubpaths(appDir: string, name: string): string[] {
  const demosDir = path.join(appDir, 'demos');
  const pattern = new RegExp(`from ['"](${name.replaceAll('.', String.raw`\.`)}/[^'"]+)['"]`, 'g');
  const imported = globSync('**/*.{ts,tsx,js,jsx}', { cwd: demosDir, absolute: true })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((code) => [...code.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []));
  const known = new Set(imported.length === 0 ? [] : publicSubpaths(appDir, name));
  return [...new Set(imported)].filter((specifier) => known.has(specifier)).sort();
}

/** Packages without `exports` have a package.json in each public folder. */
function folderSubpaths(packageDir: string): string[] {
  return globSync('*/package.json', { cwd: packageDir })
    .map((file) => path.posix.dirname(file))
    .filter((folder) => readPackageJson(path.join(packageDir, folder)).module !== undefined)
    .filter((folder) => folder !== 'internal')
    .sort();
}

/** A subpath that `exports` maps to null (`"./esm": null`) is not public. */
function keysAllow(
  exports: { readonly [key: string]: PackageExports | null },
  key: string,
): boolean {
  return exports[key] !== null;
}

function expandPattern(packageDir: string, key: string, target: PackageExports): string[] {
  const file = importTarget(target);
  if (!file?.includes('*') || !/\.m?js$/.test(file)) {
    return [];
  }
  const [before = '', after = ''] = file.replace(/^\.\//, '').split('*');
  return globSync(`${before}*${after}`, { cwd: packageDir }).map((match) =>
    key.replace('*', match.slice(before.length, match.length - after.length)),
  );
}

/** Stylesheets and data are not modules. A stylesheet that a demo imports becomes a separate file. */
function isModule(file: string | undefined): boolean {
  return file !== undefined && !/\.(?![cm]?js$)\w+$/.test(file);
}

function importTarget(target: PackageExports): string | undefined {
  if (target === null || typeof target === 'string') {
    return target ?? undefined;
  }
  return importTarget(target['import'] ?? target['default'] ?? target['require'] ?? null);
}
