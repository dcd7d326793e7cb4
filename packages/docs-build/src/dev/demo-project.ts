import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPackageDir } from '../lib/installed-package';

/** A project of TypeScript with the demos that are open, instead of all files of the app. */
export interface DemoProject {
  /** Its `tsconfig.json`, an absolute path. */
  readonly file: string;
  /**
   * Adds demos, and writes the `tsconfig.json`. Files that the app's own project does not have are left out.
   *
   * @param listFiles lists the absolute files of the app's own project. It is called first, and after a change that can
   * concern the list
   * @returns whether the file was written again
   */
  open(demos: readonly string[], listFiles: () => Promise<readonly string[]>): Promise<boolean>;
  /** Returns whether the project has a file. */
  has(file: string): boolean;
  /** Records changes of the app. */
  noteChanges(changes: readonly { readonly file: string; readonly isNewOrGone: boolean }[]): void;
}

/**
 * Creates the project of an app's demos. The type checker of Material UI has 310 MB with all files of the app, and 165 with
 * the demos of a page: the other demos, the pages of Next.js and `product.ts` are the rest. What the app declares globally
 * belongs to the project: `*.d.ts`, `demo-root.tsx` with the modules that it extends, and `declare module` in a demo. What Next
 * declares belongs to it too, such as `*.module.css`: the app has it through its pages. `docs check` has the last word, with
 * all files in one program.
 */
export function createDemoProject(appDir: string): DemoProject {
  const folder = path.join(appDir, '.docs/types');
  const file = path.join(folder, 'tsconfig.json');
  const opened = new Set<string>();
  const globals = new Map<string, boolean>();
  const nextTypes = findNextTypes(appDir);
  let files: ReadonlySet<string> | undefined;
  let written = '';
  return {
    file,
    async open(demos, listFiles) {
      files ??= new Set(await listFiles());
      const known = files;
      await Promise.all(
        [...known].map(async (name) => {
          if (!globals.has(name)) globals.set(name, await declaresGlobally(name));
        }),
      );
      for (const demo of demos) opened.add(demo);
      const roots = [...known].filter((name) => opened.has(name) || globals.get(name) === true);
      const relative = [...nextTypes, ...roots].map((name) =>
        path.relative(folder, name).replaceAll('\\', '/'),
      );
      const text = JSON.stringify({
        extends: '../../tsconfig.json',
        include: [],
        files: relative.sort(),
      });
      if (text === written) return false;
      await mkdir(folder, { recursive: true });
      await writeFile(file, text);
      written = text;
      return true;
    },
    has: (name) => files?.has(name) === true,
    noteChanges(changes) {
      for (const change of changes) {
        globals.delete(change.file);
        if (change.isNewOrGone || /tsconfig.*\.json$/.test(change.file)) files = undefined;
      }
    },
  };
}

/** Returns the file with what Next declares globally, if the app has it. */
function findNextTypes(appDir: string): readonly string[] {
  const folder = findPackageDir(appDir, 'next');
  const file = folder === undefined ? '' : path.join(folder, 'types/global.d.ts');
  return existsSync(file) ? [file] : [];
}

async function declaresGlobally(file: string): Promise<boolean> {
  if (/\.d\.[cm]?ts$|[\\/](?:demo|project)-root\.[jt]sx$/.test(file)) return true;
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^\s*declare\s+(?:global|module)\b/m.test(text);
}
