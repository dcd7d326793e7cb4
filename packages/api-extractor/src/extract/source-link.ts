import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledPackage } from '../program/resolve-package';
import { scriptBeside } from './extract-classes';

/** The file of the package's repository, at the tag of its version, that declarations were made from. */
export function sourceLink(
  declarations: string,
  { folder, repository, version }: InstalledPackage,
) {
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
