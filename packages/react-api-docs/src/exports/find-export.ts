import type ts from 'typescript';
import { followAlias } from './list-values';

/** What a module exports by a name, aliases followed. */
export function findExport(
  name: string,
  module: ts.Symbol,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const found = checker.tryGetMemberInModuleExports(name, module);
  return found && followAlias(found, checker);
}
