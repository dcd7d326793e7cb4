import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublicExport } from '../exports/collect-exports';
import type { Extraction } from './extraction';

/** The lines that import it: from a subpath of its own where there is one, and from each package. */
export function writeImports(
  found: PublicExport,
  extraction: Extraction,
  isType: boolean,
): string[] {
  const { name, symbol, packages } = found;
  const keyword = isType ? 'import type' : 'import';
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return packages.flatMap((index) => {
    const from = extraction.packages[index];
    if (!from) return [];
    const line = `${keyword} { ${name} } from '${from.name}';`;
    const subpath = ownSubpath(name, file, from.folder);
    const own = subpath && `${keyword} ${name} from '${from.name}/${subpath}';`;
    return own === undefined ? [line] : [own, line];
  });
}

/** Whether one of its packages offers it as a module of its own. */
export function hasOwnSubpath({ name, symbol, packages }: PublicExport, extraction: Extraction) {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return packages.some((index) => {
    const from = extraction.packages[index];
    return from !== undefined && ownSubpath(name, file, from.folder) !== undefined;
  });
}

/** `Button` when `Button/index.d.ts` of the package is where the component is declared. */
function ownSubpath(name: string, file: string, folder: string): string | undefined {
  const inside = path
    .relative(folder, file)
    .split(path.sep)
    .join('/')
    .replace(/^esm\//, '');
  const [first = ''] = inside.split('/');
  if (first !== name || !existsSync(path.join(folder, first, 'index.d.ts'))) return undefined;
  return first;
}
