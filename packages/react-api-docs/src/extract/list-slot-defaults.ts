import type ts from 'typescript';
import { readDocs } from '../docs/read-docs';
import { followAlias } from '../exports/list-values';
import type { PackageProgram } from '../program/create-package-program';

/** Components that the exported tables of slots (`GridSlotsComponent`) name as their defaults. */
export function listSlotDefaults({
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
