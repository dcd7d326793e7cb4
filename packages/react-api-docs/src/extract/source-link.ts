import { readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { readPackageJson, type InstalledPackage } from '../program/resolve-package';
import { scriptBeside } from '../program/script-beside';
import type { Extraction } from './extraction';
import type { Release } from './extraction-request';
import { packageOf } from './package-of';

/** Returns the URL of the source file that declares a symbol. */
export function sourceLinkOf(
  symbol: ts.Symbol,
  { packages, tagOf }: Pick<Extraction, 'packages' | 'tagOf'>,
): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const folder = file && packageFolder(file);
  if (!file || !folder) return undefined;
  const installed = readPackageJson(path.join(folder, 'package.json'));
  // Other repositories have tags of their own.
  const isOwn = packages.some(({ repository }) => repository?.url === installed.repository?.url);
  return sourceLink(file, installed, isOwn ? tagOf(installed) : defaultTagOf(installed));
}

/** Returns the tag that most packages have: `v1.2.0`. */
export function defaultTagOf({ version }: Release): string {
  return `v${version}`;
}

/**
 * Returns the URL of the source of a declaration file in the package's repository, at the tag of the release. Files in `dist`
 * have no URL: a bundler wrote them, and the repository does not contain them.
 *
 * @param declarations absolute path
 */
export function sourceLink(
  declarations: string,
  { folder, repository }: Pick<InstalledPackage, 'folder' | 'repository'>,
  tag: string,
): string | undefined {
  const [, slug] =
    /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository?.url ?? '') ?? [];
  if (!slug || !repository?.directory) return undefined;
  const inside = path
    .relative(folder, declarations)
    .split(path.sep)
    .join('/')
    .replace(/^(esm|modern|build)\//, '');
  if (inside.startsWith('..') || inside.startsWith('dist/')) return undefined;
  const file = inside.replace(/\.d\.m?ts$/, extensionOf(declarations));
  return `https://github.com/${slug}/blob/${tag}/${repository.directory}/src/${file}`;
}

/** A comment in the published script says whether the source is JavaScript with a hand-written `.d.ts`. */
function extensionOf(declarations: string): string {
  const script = scriptBeside(declarations);
  const text = script === undefined ? '' : readFileSync(script, 'utf8');
  if (text.includes('edit the d.ts file')) return '.js';
  const isDrawing = /jsxs?\)?\(|createElement\(/.test(text);
  return isDrawing ? '.tsx' : '.ts';
}

/** Returns the folder of the npm package that contains a file. */
function packageFolder(file: string): string | undefined {
  const name = packageOf(file);
  if (name === undefined) return undefined;
  const parent = `/node_modules/${name}/`;
  return file.slice(0, file.lastIndexOf(parent) + parent.length - 1);
}
