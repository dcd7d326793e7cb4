import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { getOrCreate } from '../lib/get-or-create';
import {
  findPackageDir,
  type PackageExports,
  type PackageJson,
  readPackageJson,
} from '../lib/installed-package';

/**
 * Matches the imports and exports of an ES module that name another module. In a comment, such a line begins with a star.
 * Dynamic imports are matched if they name a file: a package that is imported dynamically may be optional.
 */
const importPattern =
  /(?:(?:^|[;}])[^\S\n]*(?:import|export)\b(?:[^'"`;()=]*?\bfrom)?\s*(?=["'])|\bimport\(\s*(?=["']\.))(["'])([^"'\n]+)\1/gm;

/**
 * Returns a function that tells whether an entry point of a package can be bundled for a browser. Command-line programs
 * and plugins for bundlers cannot: they, or modules that they import, need modules of Node or packages that are not
 * installed. The main entry and its modules are accepted as they are, because no demo works without them.
 *
 * @param appDir absolute path of the app
 * @param packageName the installed package
 */
export function createBrowserCheck(
  appDir: string,
  packageName: string,
): (specifier: string) => boolean {
  const packages = new Map<string, InstalledPackage>();
  const resolve = (specifier: string) =>
    resolveImport(path.join(appDir, 'package.json'), specifier, packages);
  const main = resolve(packageName);
  const accepted = new Set(main === missing || main === undefined ? [] : [main]);
  // A set can grow during iteration; the loop then visits the new values too.
  for (const file of accepted) {
    if (isInPackage(file)) {
      for (const imported of listImports(file, packages)) {
        if (imported !== missing) accepted.add(imported);
      }
    }
  }
  return (specifier) => {
    const entry = resolve(specifier);
    if (entry === missing) return false;
    const files = new Set(entry === undefined ? [] : [entry]);
    for (const file of files) {
      if (accepted.has(file)) continue;
      const imports = listImports(file, packages);
      if (imports.includes(missing)) return false;
      for (const imported of imports) if (imported !== missing) files.add(imported);
    }
    for (const file of files) accepted.add(file);
    return true;
  };

  function isInPackage(file: string): boolean {
    const folder = packages.get(`${appDir}\n${packageName}`)?.folder;
    return folder !== undefined && file.startsWith(folder + path.sep);
  }
}

/** An import that a browser cannot load. */
const missing = Symbol('missing');
/** The absolute file of an imported module. */
type Import = string | typeof missing;

interface InstalledPackage {
  /** The real folder, or undefined if the package is not installed. */
  readonly folder: string | undefined;
  readonly packageJson: PackageJson;
}

function listImports(file: string, packages: Map<string, InstalledPackage>): Import[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(importPattern)].flatMap(
    ([, , specifier = '']) => resolveImport(file, specifier, packages) ?? [],
  );
}

/** Returns undefined if the import is not a JavaScript file, such as a stylesheet, or is an optional package. */
function resolveImport(
  file: string,
  specifier: string,
  packages: Map<string, InstalledPackage>,
): Import | undefined {
  if (specifier.startsWith('.')) return findModule(path.join(path.dirname(file), specifier));
  const name = /^(?:@[^/]+\/)?[^@#:/.][^:/]*(?=\/|$)/.exec(specifier)?.[0];
  if (name === undefined) return isBuiltin(specifier) ? missing : undefined;
  // All modules of a package find the same packages.
  const root = packageFolder(file);
  const from = root ?? path.dirname(file);
  // A package such as `events` comes before the module of Node with this name.
  const { folder, packageJson } = getOrCreate(packages, `${from}\n${name}`, () =>
    readInstalled(from, name),
  );
  if (folder === undefined) return root && isOptional(root, name) ? undefined : missing;
  const { exports, main, module } = packageJson;
  const subpath = `.${specifier.slice(name.length)}`;
  const own = subpath === '.' ? (module ?? main ?? 'index.js') : subpath;
  const target = exports ? browserTarget(exports, subpath) : own;
  return target === undefined ? undefined : findModule(path.join(folder, target));
}

function readInstalled(from: string, name: string): InstalledPackage {
  const found = findPackageDir(from, name);
  if (found === undefined) return { folder: undefined, packageJson: {} };
  return { folder: realpathSync(found), packageJson: readPackageJson(found) };
}

function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/** Whether a package says that it works without another one. Bundlers replace that by an empty module. */
function isOptional(folder: string, name: string): boolean {
  const { peerDependenciesMeta } = readPackageJson(folder);
  return peerDependenciesMeta?.[name]?.optional === true;
}

/** Returns the file that a browser gets for a subpath, relative to the package. */
function browserTarget(exports: PackageExports, subpath: string): string | undefined {
  const map = isSubpathMap(exports) ? exports : { '.': exports };
  if (map[subpath] !== undefined) return chooseTarget(map[subpath]);
  for (const key of Object.keys(map).toSorted((a, b) => b.length - a.length)) {
    const [before = '', after] = key.split('*');
    if (after !== undefined && subpath.startsWith(before) && subpath.endsWith(after)) {
      const name = subpath.slice(before.length, subpath.length - after.length);
      return chooseTarget(map[key])?.replaceAll('*', name);
    }
  }
  return undefined;
}

function isSubpathMap(
  exports: PackageExports,
): exports is { readonly [key: string]: PackageExports | null } {
  return (
    exports !== null &&
    typeof exports === 'object' &&
    Object.keys(exports).some((key) => key.startsWith('.'))
  );
}

const conditions = new Set(['browser', 'module', 'import', 'production', 'default']);

function chooseTarget(target: PackageExports | undefined): string | undefined {
  if (target === null || typeof target !== 'object') return target ?? undefined;
  for (const [condition, value] of Object.entries(target)) {
    const chosen = conditions.has(condition) ? chooseTarget(value) : undefined;
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

function findModule(file: string): string | undefined {
  const names = [file, `${file}.js`, `${file}.mjs`, path.join(file, 'index.js')];
  return names.find(
    (name) => /\.m?js$/.test(name) && statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
}
