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
  const lines = packages.flatMap((index) => {
    const from = extraction.packages[index];
    if (!from) return [];
    const line = `${keyword} { ${name} } from '${from.name}';`;
    const subpath = ownSubpath(name, file, from.folder);
    const own =
      subpath === undefined
        ? []
        : subpath.isDefault
          ? [`${keyword} ${name} from '${from.name}/${subpath.path}';`]
          : [`${keyword} { ${name} } from '${from.name}/${subpath.path}';`];
    return [...own, line];
  });
  return lines;
}

/** `Button` when `Button/index.d.ts` of the package is where the component is declared. */
function ownSubpath(name: string, file: string, folder: string) {
  const inside = path
    .relative(folder, file)
    .split(path.sep)
    .join('/')
    .replace(/^esm\//, '');
  const [first = ''] = inside.split('/');
  if (first !== name || !existsSync(path.join(folder, first, 'index.d.ts'))) return undefined;
  return { path: first, isDefault: true };
}
