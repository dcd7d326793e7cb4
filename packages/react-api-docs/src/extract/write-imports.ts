import type { PublicExport } from '../exports/public-export';
import { followAlias } from '../exports/list-values';
import type { InstalledPackage } from '../program/resolve-package';
import type { Extraction } from './extraction';
import { slugOfName } from './slug';

/** Returns the import lines of an export: from its own subpath if it has one, and from each package. */
export function writeImports(
  found: PublicExport,
  extraction: Extraction,
  isType: boolean,
): string[] {
  const [name = found.name] = found.name.split('.');
  const keyword = isType ? 'import type' : 'import';
  return listPackages(found, extraction).flatMap((from) => {
    const own = ownImport(found, from, extraction);
    return [
      ...(own ? [`${keyword} ${own.clause} from '${own.specifier}';`] : []),
      `${keyword} { ${name} } from '${from.name}';`,
    ];
  });
}

/** Returns whether one of the packages has a subpath for the export. */
export function hasOwnSubpath(found: PublicExport, extraction: Extraction): boolean {
  return listPackages(found, extraction).some((from) => ownImport(found, from, extraction));
}

function listPackages({ packages }: PublicExport, extraction: Extraction): InstalledPackage[] {
  return packages.flatMap((index) => extraction.packages[index] ?? []);
}

/**
 * Returns how the subpath named after an export exports it: `Button` as the default of `@mui/material/Button`,
 * `{ Dialog }` by name from `@base-ui/react/dialog`. Returns undefined if no such module exports it.
 */
function ownImport(
  { name: fullName, symbol }: PublicExport,
  from: InstalledPackage,
  { checker, moduleOf }: Extraction,
) {
  const [name = fullName] = fullName.split('.');
  for (const folder of [name, slugOfName(name)]) {
    const specifier = `${from.name}/${folder}`;
    const module = moduleOf(specifier);
    const exports = module ? checker.getExportsOfModule(module) : [];
    const isDefault = exports.some(
      (candidate) => candidate.name === 'default' && followAlias(candidate, checker) === symbol,
    );
    if (isDefault) return { clause: name, specifier };
    if (exports.some((candidate) => candidate.name === name))
      return { clause: `{ ${name} }`, specifier };
  }
  return undefined;
}
