import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import {
  findPackageDir,
  type PackageExports,
  readPackageJson,
  requirePackageDir,
} from '../lib/installed-package';
import { createBrowserCheck } from './runs-in-browser';

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
 * Returns everything that a demo of this app may import from npm: React, each public subpath of the documented packages,
 * and the main entry of the app's other dependencies, with the subpaths that demos import. The list depends mostly on the
 * lockfile, so that editing a demo rarely changes a library file. Of packages with thousands of modules, such as icons,
 * it has only what a demo imports. The same is true of subpaths that no browser can load, such as a plugin for a bundler.
 * Subpaths that need a package that is not installed are left out: rendering reports the demos that import them.
 */
export function listLibrarySpecifiers(
  appDir: string,
  documentedPackages: readonly string[],
  iconPackages: readonly string[] = [],
): string[] {
  let imported: ReadonlySet<string> | undefined;
  const listImported = (name: string) => {
    imported ??= readImported(appDir);
    const found = [...imported].filter((specifier) => specifier.startsWith(`${name}/`));
    if (found.length === 0) return [];
    const isExported = createExportCheck(appDir, name);
    return found.filter(isExported).sort();
  };
  const listDocumented = (name: string) => {
    const wanted = new Set(listImported(name));
    const subpaths = exportedSubpaths(appDir, name).filter(
      (specifier) => wanted.has(specifier) || !isInternal(name, specifier),
    );
    if (subpaths.length <= 1) return subpaths;
    const findObstacle = createBrowserCheck(appDir, name);
    return subpaths.filter((specifier) => {
      const obstacle = specifier === name ? undefined : findObstacle(specifier);
      return obstacle === undefined || (wanted.has(specifier) && obstacle !== 'not-installed');
    });
  };
  return [
    ...reactSpecifiers,
    ...listLibraryPackages(appDir).flatMap((name) => {
      if (iconPackages.includes(name)) return listImported(name);
      if (documentedPackages.includes(name)) return listDocumented(name);
      return [...(hasSmallEntry(appDir, name) ? [name] : []), ...listImported(name)];
    }),
  ];
}

/**
 * Returns further entry points of React that demos or files beside the demo root import, such as `react-dom/server`. A build
 * drops those that only its server uses. A browser that loads the sources needs them.
 */
export function listImportedReactSubpaths(appDir: string): string[] {
  const imported = readImported(appDir, ['*.{ts,tsx}', 'demos/**/*.{ts,tsx,js,jsx}']);
  const known = new Set<string>(reactSpecifiers);
  return reactPackages
    .flatMap((name) => listSubpaths(appDir, name) ?? [])
    .filter((specifier) => imported.has(specifier) && !known.has(specifier));
}

/** Packages with more modules would add all of them to the library, because their main entry imports them. */
const maxEntryModules = 1000;

/** Whether a package has a main entry, which Node or a bundler can import, with a usual number of modules. */
function hasSmallEntry(appDir: string, name: string): boolean {
  const packageDir = requirePackageDir(appDir, name);
  const { exports, main, module } = readPackageJson(packageDir);
  const hasEntry = exports
    ? typeof exports === 'string' ||
      !Object.keys(exports).some((key) => key.startsWith('.')) ||
      isModule(importTarget(exports['.'] ?? null))
    : [main, module, 'index.js'].some(
        (file) =>
          file !== undefined &&
          file !== '' &&
          ['', '.js', '.mjs'].some((ending) => existsSync(path.join(packageDir, file + ending))),
      );
  return hasEntry && publicSubpaths(appDir, name).length <= maxEntryModules;
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
  return exportedSubpaths(appDir, name).filter((specifier) => !isInternal(name, specifier));
}

/** Some packages export their internals. They are no part of the library, but a demo may import them. */
function isInternal(name: string, specifier: string): boolean {
  return specifier.includes('/internal', name.length);
}

function exportedSubpaths(appDir: string, name: string): string[] {
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
    .filter((key) => keysAllow(exports, key));
  return [...new Set(subpaths)].sort().map((key) => path.posix.join(name, key));
}

/** Returns a function that tells whether `exportedSubpaths` has a subpath. It does not list them: icons have 11,000. */
function createExportCheck(appDir: string, name: string): (specifier: string) => boolean {
  const packageDir = requirePackageDir(appDir, name);
  const { exports } = readPackageJson(packageDir);
  if (!exports || typeof exports === 'string') {
    const known = new Set(exportedSubpaths(appDir, name));
    return (specifier) => known.has(specifier);
  }
  const patterns = Object.keys(exports).filter((key) => key.includes('*'));
  return (specifier) => {
    const key = `.${specifier.slice(name.length)}`;
    const target = exports[key];
    if (target !== undefined) return target !== null && isModule(importTarget(target));
    return patterns.some((pattern) => matchesFile(packageDir, key, pattern, exports[pattern]));
  };
}

/** Returns whether a pattern of `exports` maps a key to a module that exists. */
function matchesFile(
  packageDir: string,
  key: string,
  pattern: string,
  target: PackageExports | null = null,
): boolean {
  const [before = '', after = ''] = pattern.split('*');
  const name = key.slice(before.length, key.length - after.length);
  const file = importTarget(target);
  return (
    key === before + name + after &&
    name !== '' &&
    !name.includes('/') &&
    file !== undefined &&
    /\*.*\.m?js$/.test(file) &&
    existsSync(path.join(packageDir, file.replace('*', name)))
  );
}

/** Reads the imports of files without a parser: an entry too many, from a comment, costs a small file. */
function readImported(
  appDir: string,
  patterns: readonly string[] = ['demos/**/*.{ts,tsx,js,jsx}'],
): ReadonlySet<string> {
  const pattern = /(?:from|import)\s*\(?\s*['"]([^'".][^'"]*)['"]/g;
  const files = globSync(patterns, { cwd: appDir, absolute: true });
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []),
    ),
  );
}

/** Packages without `exports` have a package.json in each public folder. */
function folderSubpaths(packageDir: string): string[] {
  return globSync('*/package.json', { cwd: packageDir })
    .map((file) => path.posix.dirname(file))
    .filter((folder) => readPackageJson(path.join(packageDir, folder)).module !== undefined)
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
