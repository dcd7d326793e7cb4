import { readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { readManifest, type InstalledPackage } from '../program/resolve-package';
import { scriptBeside } from '../program/script-beside';
import { packageOf } from './find-origin';

/** The source file that a symbol of one of the packages is declared in. */
export function sourceLinkOf(symbol: ts.Symbol): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const folder = file && packageFolder(file);
  return file && folder
    ? sourceLink(file, readManifest(path.join(folder, 'package.json')))
    : undefined;
}

/** The file of the package's repository, at the tag of its version, that declarations were made from. */
function sourceLink(declarations: string, { folder, repository, version }: InstalledPackage) {
  const [, slug] =
    /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository?.url ?? '') ?? [];
  if (!slug || !repository?.directory) return undefined;
  const inside = path
    .relative(folder, declarations)
    .split(path.sep)
    .join('/')
    .replace(/^(esm|modern|build)\//, '');
  if (inside.startsWith('..')) return undefined;
  const file = inside.replace(/\.d\.m?ts$/, extensionOf(declarations));
  return `https://github.com/${slug}/blob/v${version}/${repository.directory}/src/${file}`;
}

/** The published script says whether its prop types came from a hand-written `.d.ts` or from TypeScript. */
function extensionOf(declarations: string): string {
  const script = scriptBeside(declarations);
  const text = script === undefined ? '' : readFileSync(script, 'utf8');
  if (text.includes('edit the d.ts file')) return '.js';
  const isDrawing = /jsxs?\)?\(|createElement\(/.test(text);
  return isDrawing ? '.tsx' : '.ts';
}

/** The folder that an npm package is installed in. */
function packageFolder(file: string): string | undefined {
  const name = packageOf(file);
  if (name === undefined) return undefined;
  const parent = `/node_modules/${name}/`;
  return file.slice(0, file.lastIndexOf(parent) + parent.length - 1);
}
