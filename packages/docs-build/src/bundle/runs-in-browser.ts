import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { ResolverFactory } from 'oxc-resolver';

/**
 * Matches the imports and exports of an ES module that name another module. In a comment, such a line begins with a star.
 * Dynamic imports are matched if they name a file: a package that is imported dynamically may be optional.
 */
const importPattern =
  /(?:(?:^|[;}])[^\S\n]*(?:import|export)\b(?:[^'"`;()=]*?\bfrom)?\s*(?=["'])|\bimport\(\s*(?=["']\.))(["'])([^"'\n]+)\1/gm;

/** Why an entry point cannot be bundled: a module that it imports is one of Node, or is not installed. */
export type Obstacle = 'module-of-node' | 'not-installed';

/**
 * Returns a function that finds out why an entry point of a package cannot be bundled for a browser. It returns undefined
 * if it can be. Command-line programs and plugins for bundlers cannot: they, or modules that they import, need modules of
 * Node or packages that are not installed. The main entry and its modules are accepted as they are, because no demo works
 * without them.
 *
 * @param appDir absolute path of the app
 * @param packageName the installed package
 */
export function createBrowserCheck(
  appDir: string,
  packageName: string,
): (specifier: string) => Obstacle | undefined {
  const resolver = new ResolverFactory({
    conditionNames: ['browser', 'module', 'import', 'production', 'default'],
    mainFields: ['module', 'main'],
    extensions: ['.js', '.mjs'],
  });
  const main = resolver.sync(appDir, packageName).path;
  const accepted = new Set(main !== undefined && isModule(main) ? [main] : []);
  const ownFolder = main && packageFolder(main);
  // A set can grow during iteration; the loop then visits the new values too.
  for (const file of accepted) {
    if (packageFolder(file) === ownFolder) {
      for (const imported of listImports(resolver, file)) {
        if (imported.file !== undefined) accepted.add(imported.file);
      }
    }
  }
  return (specifier) => {
    const entry = resolver.sync(appDir, specifier).path;
    const files = new Set(entry !== undefined && isModule(entry) ? [entry] : []);
    for (const file of files) {
      if (accepted.has(file)) continue;
      const imports = listImports(resolver, file);
      const blocked = imports.find(({ obstacle }) => obstacle);
      if (blocked) return blocked.obstacle;
      for (const imported of imports) if (imported.file !== undefined) files.add(imported.file);
    }
    for (const file of files) accepted.add(file);
    return undefined;
  };
}

/** The absolute file of an imported module, or why a browser cannot load it. */
type Import =
  | { readonly file: string; readonly obstacle?: undefined }
  | { readonly obstacle: Obstacle; readonly file?: undefined };

function listImports(resolver: ResolverFactory, file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(importPattern)].flatMap(
    ([, , specifier = '']) => resolveImport(resolver, file, specifier) ?? [],
  );
}

/** Returns undefined if the import is not a JavaScript file, such as a stylesheet. */
function resolveImport(
  resolver: ResolverFactory,
  file: string,
  specifier: string,
): Import | undefined {
  const { path: found } = resolver.sync(path.dirname(file), specifier);
  if (found !== undefined) return isModule(found) ? { file: found } : undefined;
  const name = /^(?:@[^/]+\/)?[^@#:/.][^:/]*(?=\/|$)/.exec(specifier)?.[0];
  if (isBuiltin(specifier)) return { obstacle: 'module-of-node' };
  // Without an optional package, too: what bundlers put in its place has no names and throws when it is loaded.
  return name === undefined ? undefined : { obstacle: 'not-installed' };
}

function isModule(file: string): boolean {
  return /\.m?js$/.test(file);
}

function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}
