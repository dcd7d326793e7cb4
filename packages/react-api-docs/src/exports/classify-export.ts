import ts from 'typescript';
import { listValues } from './list-values';
import { isComponentType } from './is-component-type';

/** What a documented export is to a reader. */
export type ExportKind = 'component' | 'compound' | 'hook';

const valueFlags = ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Class;

/** Tells components, compound components and hooks from everything else that a package exports. */
export function classifyExport(
  name: string,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): ExportKind | undefined {
  const bare = name.replace(/^(unstable|experimental)_/i, '');
  const isValue = (symbol.flags & valueFlags) !== 0;
  if (/^use[A-Z]/.test(bare)) return isValue ? 'hook' : undefined;
  if (!/^[A-Z]/.test(bare)) return undefined;
  if (isValue)
    return isComponentType(checker.getTypeOfSymbol(symbol), checker) ? 'component' : undefined;
  if (!(symbol.flags & ts.SymbolFlags.ValueModule)) return undefined;
  return listParts(symbol, checker).length > 0 ? 'compound' : undefined;
}

/** The components of a namespace. */
export function listParts(symbol: ts.Symbol, checker: ts.TypeChecker) {
  return listValues(symbol, checker).filter(
    (part) =>
      /^[A-Z]/.test(part.name) &&
      (part.symbol.flags & valueFlags) !== 0 &&
      isComponentType(checker.getTypeOfSymbol(part.symbol), checker),
  );
}
