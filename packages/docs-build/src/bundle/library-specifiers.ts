import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { globSync } from 'tinyglobby';

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
 * a demo never changes a library file.
 */
export function listLibrarySpecifiers(
  appDir: string,
  documentedPackages: readonly string[],
): string[] {
  return [
    ...reactSpecifiers,
    ...listLibraryPackages(appDir).flatMap((name) =>
      documentedPackages.includes(name) ? publicSubpaths(appDir, name) : [name],
    ),
  ];
}

/** Returns the dependencies of the app that demos may import, except React. */
export function listLibraryPackages(appDir: string): string[] {
  const manifest = readJson(path.join(appDir, 'package.json'));
  return Object.keys(manifest.dependencies ?? {})
    .filter((name) => !platformPackages.has(name))
    .sort();
}

/** Returns the dependencies that bundles of demos are made of: libraries, React and the shell. */
export function listIslandPackages(appDir: string): string[] {
  return [...listLibraryPackages(appDir), ...reactPackages, 'docs-shell'];
}

/** Returns the folder of a package as it is installed for the app. */
export function findPackageDir(appDir: string, name: string): string {
  const found = lookUpPackageDir(appDir, name);
  if (found === undefined) {
    throw new Error(`The package ${name} is not installed in ${appDir}: run npm start once.`);
  }
  return found;
}

/** Returns what can be imported from a package, or undefined if it is not installed for the app. */
export function listSubpaths(appDir: string, name: string): readonly string[] | undefined {
  return lookUpPackageDir(appDir, name) === undefined ? undefined : publicSubpaths(appDir, name);
}

function lookUpPackageDir(appDir: string, name: string): string | undefined {
  const require = createRequire(path.join(appDir, 'package.json'));
  const candidates = require.resolve.paths(name) ?? [];
  return candidates
    .map((dir) => path.join(dir, name))
    .find((dir) => existsSync(path.join(dir, 'package.json')));
}

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Exports;
  readonly module?: string;
}

type Exports = string | { readonly [key: string]: Exports | null } | null;

function readJson(file: string): PackageJson {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
}

function publicSubpaths(appDir: string, name: string): string[] {
  const packageDir = findPackageDir(appDir, name);
  const { exports } = readJson(path.join(packageDir, 'package.json'));
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

/** Packages without `exports` have a package.json in each public folder. */
function folderSubpaths(packageDir: string): string[] {
  return globSync('*/package.json', { cwd: packageDir })
    .filter((file) => readJson(path.join(packageDir, file)).module !== undefined)
    .map((file) => path.posix.dirname(file))
    .filter((folder) => folder !== 'internal')
    .sort();
}

/** A subpath that `exports` maps to null (`"./esm": null`) is not public. */
function keysAllow(exports: { readonly [key: string]: Exports | null }, key: string): boolean {
  return exports[key] !== null;
}

function expandPattern(packageDir: string, key: string, target: Exports): string[] {
  const file = importTarget(target);
  if (!file?.includes('*') || !/\.m?js$/.test(file)) {
    return [];
  }
  const [before = '', after = ''] = file.replace(/^\.\//, '').split('*');
  return globSync(`${before}*${after}`, { cwd: packageDir }).map((match) =>
    key.replace('*', match.slice(before.length, match.length - after.length)),
  );
}

/** Stylesheets and data are no modules: a demo that imports a stylesheet has it as a file of its own. */
function isModule(file: string | undefined): boolean {
  return file !== undefined && !/\.(?![cm]?js$)\w+$/.test(file);
}

function importTarget(target: Exports): string | undefined {
  if (target === null || typeof target === 'string') {
    return target ?? undefined;
  }
  return importTarget(target['import'] ?? target['default'] ?? target['require'] ?? null);
}
