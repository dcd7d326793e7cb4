import type ts from 'typescript';
import { followAlias } from './list-values';

/** Returns the export of a module by its name. Follows aliases. */
export function findExport(
  name: string,
  module: ts.Symbol,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const found = checker.tryGetMemberInModuleExports(name, module);
  return found && followAlias(found, checker);
}
