import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { compileDemos } from '../api/examples/compile-demos';
import { listCodeModules, readerDeclarations, type CodeModule } from './list-code-modules.fixture';

/** The modules in the pages of an app, and what the compiler rejects of them. */
export interface CheckedModules {
  readonly count: number;
  /** Number of modules that were not compiled, by the package that the app has not installed. */
  readonly skipped: ReadonlyMap<string, number>;
  /** `content/react-button.mdx:26: error TS2322: Type … is not assignable …` */
  readonly errors: readonly string[];
}

interface PageModules {
  /** From the folder of the app. */
  readonly page: string;
  readonly modules: readonly CodeModule[];
}

/**
 * Compiles the modules in the pages of an app in one program, without those that add to the types of a package: these
 * additions would be known to all pages. A page that has some is compiled again with them, and its other modules have to
 * compile once, because not all of them need the additions.
 *
 * @param appDir the absolute path of the app
 */
export async function checkCodeModules(appDir: string): Promise<CheckedModules> {
  const isInstalled = (name: string) =>
    isBuiltin(name) || existsSync(path.join(appDir, 'node_modules', name));
  const pages: PageModules[] = [];
  const skipped = new Map<string, number>();
  for (const page of globSync('content/**/*.mdx', { cwd: appDir }).toSorted()) {
    const text = await readFile(path.join(appDir, page), 'utf8');
    const { modules, missing } = listCodeModules(text, isInstalled);
    pages.push({ page, modules });
    for (const name of missing) skipped.set(name, (skipped.get(name) ?? 0) + 1);
  }
  const plain = pages.map(({ page, modules }) => ({
    page,
    modules: modules.filter(({ isAugmenting }) => !isAugmenting),
  }));
  const errors = new Map(await compileModules(appDir, plain));
  for (const { page, modules } of pages) {
    if (!modules.some(({ isAugmenting }) => isAugmenting)) continue;
    const again = await compileModules(appDir, [{ page, modules }]);
    for (const module of modules) {
      const error = again.get(module);
      if (!error) errors.delete(module);
      else if (module.isAugmenting) errors.set(module, error);
    }
  }
  const count = pages.reduce((sum, { modules }) => sum + modules.length, 0);
  return { count, skipped, errors: [...errors.values()] };
}

/** Compiles the modules of pages in one program, and returns the first error of each. */
async function compileModules(
  appDir: string,
  pages: readonly PageModules[],
): Promise<ReadonlyMap<CodeModule, string>> {
  const sources = new Map([['reader.d.ts', readerDeclarations]]);
  const places = new Map<string, { readonly page: string; readonly module: CodeModule }>();
  for (const { page, modules } of pages) {
    for (const module of modules) {
      const id = `${page.slice(0, -'.mdx'.length)}/${module.file}`;
      sources.set(id, module.text);
      places.set(id, { page, module });
    }
  }
  const errors = new Map<CodeModule, string>();
  for (const [id, { line, text }] of await compileDemos(appDir, sources)) {
    const place = places.get(id);
    if (!place) throw new Error(`${id}:${line}: ${text}`);
    errors.set(place.module, `${place.page}:${place.module.line + line - 1}: ${text}`);
  }
  return errors;
}
