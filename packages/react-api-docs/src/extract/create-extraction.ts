import path from 'node:path';
import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import { collectExports } from '../exports/collect-exports';
import { followAlias } from '../exports/list-values';
import type { PackageProgram } from '../program/create-package-program';
import { planOfName } from './extract-head';
import type { Extraction } from './extraction';
import { packageOf } from './find-origin';
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

/** Components that the exported tables of slots (`GridSlotsComponent`) name as their defaults. */
function listSlotDefaults({
  checker,
  modules,
}: Pick<PackageProgram, 'checker' | 'modules'>): ReadonlySet<string> {
  const tables = modules
    .flatMap((module) => checker.getExportsOfModule(module))
    .filter(({ name }) => /Slots(Component)?$/.test(name))
    .map((exported) => checker.getDeclaredTypeOfSymbol(followAlias(exported, checker)));
  const slots = tables.flatMap((table): ts.Symbol[] => checker.getPropertiesOfType(table));
  return new Set(slots.flatMap((slot) => readDocs(slot, checker).default ?? []));
}

/**
 * The CSS properties that MUI System's components take as props: `SystemProps` of the `@mui/system`
 * that the packages use, whether they export the type or not. Empty when they use none.
 */
function listSystemProps({
  program,
  checker,
}: Pick<PackageProgram, 'program' | 'checker'>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of program.getSourceFiles()) {
    if (!/\/@mui\/system\/(?:\w+\/)?Box\/Box\.d\.ts$/.test(file.fileName)) continue;
    const module = checker.getSymbolAtLocation(file);
    const type =
      module && checker.getExportsOfModule(module).find(({ name }) => name === 'SystemProps');
    if (!type) continue;
    for (const { name } of checker.getDeclaredTypeOfSymbol(type).getProperties()) names.add(name);
  }
  return names;
}
