import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listSpecifiers } from '../lib/list-specifiers';

/**
 * Returns the demos that import one of these files, themselves or through their own modules: the files that each of
 * them reaches, by path below `demos/`.
 *
 * @param demos absolute file by path below `demos/`
 * @param files absolute files with a problem
 */
export function findAffectedDemos(
  demos: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  if (files.size === 0) return new Map();
  const imports = new Map<string, readonly string[]>();
  const importsOf = (file: string) => {
    const known = imports.get(file) ?? listOwnImports(file);
    imports.set(file, known);
    return known;
  };
  return new Map(
    [...demos].flatMap(([id, file]) => {
      const reached = new Set([file]);
      // A set can grow during iteration; the loop then visits the new values too.
      for (const module of reached) importsOf(module).forEach((name) => reached.add(name));
      const found = [...reached].filter((module) => files.has(module));
      return found.length > 0 ? [[id, found] as const] : [];
    }),
  );
}

/** Returns the files whose problems stop the build: all that are more than parts of tolerated demos. */
export function listFatalFiles(
  demos: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
  tolerated: ReadonlySet<string>,
): readonly string[] {
  if (tolerated.size === 0) return [...files];
  const affected = [...findAffectedDemos(demos, files)];
  const filesOf = (isTolerated: boolean) =>
    new Set(affected.flatMap(([id, own]) => (tolerated.has(id) === isTolerated ? own : [])));
  const [strict, deferred] = [filesOf(false), filesOf(true)];
  return [...files].filter((file) => strict.has(file) || !deferred.has(file));
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];

/** Returns the absolute files of relative imports. A file with a syntax error has none. */
function listOwnImports(file: string): readonly string[] {
  if (!/\.[cm]?[jt]sx?$/.test(file) || !existsSync(file)) return [];
  const code = readFileSync(file, 'utf8');
  return listSpecifiers(path.basename(file), code)
    .filter((specifier) => specifier.startsWith('.'))
    .flatMap((specifier) => {
      const base = path.resolve(path.dirname(file), specifier.replace(/\?.*$/, ''));
      const found = endings.map((ending) => base + ending).find(isFile);
      return found ?? [];
    });
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
