import path from 'node:path';
import type ts from 'typescript';
import { collectExports } from '../exports/collect-exports';
import type { PackageProgram } from '../program/create-package-program';
import { planOfName } from './extract-head';
import type { Extraction } from './extraction';
import { packageOf } from './find-origin';
import { listSlotDefaults } from './list-slot-defaults';
import { listSystemProps } from './list-system-props';
import { slugOfName } from './slug';

/** Looks the program over once: what is exported, and which folder belongs to which component. */
export function createExtraction(
  packageProgram: PackageProgram,
  interfaces: readonly string[] = [],
): Extraction {
  const exports = collectExports(packageProgram);
  const documented = new Set([...exports.map(({ name }) => name), ...interfaces]);
  const folders = new Map<string, string>();
  for (const { name, symbol, kind } of exports) {
    if (kind !== 'component') continue;
    const file = symbol.declarations?.[0]?.getSourceFile().fileName;
    const folder = file && path.dirname(file);
    if (folder && path.basename(folder).toLowerCase() === name.toLowerCase())
      folders.set(folder, name);
  }
  return {
    ...packageProgram,
    exports,
    systemProps: listSystemProps(packageProgram),
    slotDefaults: listSlotDefaults(packageProgram),
    slugOf: (name) => (documented.has(name) ? slugOfName(name) : undefined),
    planOf: (symbol: ts.Symbol) => {
      const file = symbol.declarations?.[0]?.getSourceFile().fileName;
      return planOfName((file && packageOf(file)) ?? '');
    },
    ownerOf: (file) => folders.get(path.dirname(file)),
  };
}
