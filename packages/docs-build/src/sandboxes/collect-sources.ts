import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listSpecifiers } from '../lib/list-specifiers';

/** The files and imports of a demo. */
export interface DemoSources {
  /** Sources by path below `demos/`, the demo's own file first. */
  readonly files: ReadonlyMap<string, string>;
  /** Import specifiers of packages, each with the first file that imports it. */
  readonly packages: ReadonlyMap<string, string>;
  /** Imports that a sandbox cannot hold, and the file that imports each. */
  readonly refused: readonly { readonly specifier: string; readonly importer: string }[];
}

/** Lists the specifiers that a text file imports. */
export type ListImports = (file: string, text: string) => Promise<readonly string[]>;

/** Files that a sandbox can hold. Sandbox services accept only text. */
const textFile = /\.(?:[jt]sx?|css|json|svg|txt|md)$/;

/** Imports that the browser fetches as they are, in a sandbox too. */
const url = /^(?:(?:https?:)?\/\/|data:)/;

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/** Follows the relative imports of a demo. `id` is its path below `demosDir`. */
export async function collectSources(
  demosDir: string,
  id: string,
  importsOf: ListImports = listImports,
): Promise<DemoSources> {
  const files = new Map<string, string>();
  const packages = new Map<string, string>();
  const refused: { specifier: string; importer: string }[] = [];
  const visit = async (file: string) => {
    const text = await readFile(path.join(demosDir, file), 'utf8');
    files.set(file, text);
    for (const specifier of await importsOf(file, text)) {
      if (url.test(specifier)) continue;
      if (!/^[./#]/.test(specifier)) {
        if (!packages.has(specifier)) packages.set(specifier, file);
        continue;
      }
      const found = findFile(demosDir, path.posix.join(path.posix.dirname(file), specifier));
      if (found === undefined) {
        refused.push({ specifier, importer: file });
      } else if (!files.has(found)) {
        await visit(found);
      }
    }
  };
  await visit(id);
  return { files, packages, refused };
}

/** Returns the specifiers that a text file imports. Only stylesheets and code have imports. */
export async function listImports(file: string, text: string): Promise<readonly string[]> {
  if (file.endsWith('.css')) {
    return [...text.matchAll(/@import\s+(?:url\()?(['"])(.+?)\1/g)].map(([, , name = '']) => name);
  }
  if (!/\.[jt]sx?$/.test(file)) return [];
  return listSpecifiers(path.basename(file), text);
}

function findFile(demosDir: string, specifier: string): string | undefined {
  return endings
    .map((ending) => specifier + ending)
    .find((file) => {
      const absolute = path.join(demosDir, file);
      const isInside = !file.startsWith('..');
      return isInside && textFile.test(file) && existsSync(absolute) && statSync(absolute).isFile();
    });
}
