import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPackageDir } from '../lib/installed-package';
import type { ListImports } from './collect-sources';
import { packageName } from './list-dependencies';

/** What an exported project has besides the demo and its root. */
export interface RootFiles {
  /** Texts by path in the project: the stylesheets of the root, and the settings of PostCSS. */
  readonly files: Readonly<Record<string, string>>;
  /** Import specifiers of packages in the stylesheets. */
  readonly packages: readonly string[];
  /** Packages that the settings of PostCSS name. */
  readonly tools: readonly string[];
}

const postcssFile = 'postcss.config.mjs';

/**
 * Reads the stylesheets that `project-root.tsx` imports from the folder of the app, such as `./tailwind.css`, and
 * `postcss.config.mjs`.
 *
 * @param specifiers imports of `project-root.tsx`
 */
export async function collectRootFiles(
  appDir: string,
  specifiers: readonly string[],
  importsOf: ListImports,
): Promise<RootFiles> {
  const files: Record<string, string> = {};
  const packages: string[] = [];
  for (const specifier of specifiers.filter(isOwnStylesheet)) {
    const file = path.join(appDir, specifier);
    const text = await readFile(file, 'utf8');
    files[path.posix.join('src', specifier)] = text;
    packages.push(...(await importsOf(file, text)).filter((name) => !name.startsWith('.')));
  }
  const settings = path.join(appDir, postcssFile);
  if (!existsSync(settings)) return { files, packages, tools: [] };
  const text = await readFile(settings, 'utf8');
  files[postcssFile] = text;
  return { files, packages, tools: listNamedPackages(appDir, text) };
}

/** Whether a specifier is a stylesheet in the folder of the app, not below it. */
export function isOwnStylesheet(specifier: string): boolean {
  return /^\.\/[^/]+\.css$/.test(specifier);
}

/** Returns the installed packages whose names are texts in a file. */
function listNamedPackages(appDir: string, code: string): string[] {
  const texts = [...code.matchAll(/(['"])(@?[a-z][\w./-]*)\1/g)].map(([, , text = '']) =>
    packageName(text),
  );
  return [...new Set(texts)].filter((name) => findPackageDir(appDir, name) !== undefined);
}
