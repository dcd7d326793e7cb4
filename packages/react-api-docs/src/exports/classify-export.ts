import ts from 'typescript';
import { listValues } from './list-values';

/** Kind of a documented export. */
export type ExportKind = 'component' | 'compound' | 'hook';

const valueFlags = ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Class;

/** Returns whether an export is a component, a compound component or a hook, or undefined for any other export. */
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

/** Returns the components of a namespace. */
export function listParts(symbol: ts.Symbol, checker: ts.TypeChecker) {
  return listValues(symbol, checker).filter(
    (part) =>
      /^[A-Z]/.test(part.name) &&
      (part.symbol.flags & valueFlags) !== 0 &&
      isComponentType(checker.getTypeOfSymbol(part.symbol), checker),
  );
}

/** Returns the functions and classes of a namespace that are neither components nor hooks: `createHandle`. */
export function listFunctions(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const parts = new Set(listParts(symbol, checker).map(({ name }) => name));
  return listValues(symbol, checker).filter(
    (value) =>
      !parts.has(value.name) &&
      classifyExport(value.name, value.symbol, checker) !== 'hook' &&
      (value.symbol.flags & ts.SymbolFlags.Class ||
        checker.getTypeOfSymbol(value.symbol).getCallSignatures().length > 0),
  );
}

const rendered = /^(React\.)?(JSX\.Element|ReactElement|ReactNode|ReactPortal)\b|^Element$|^null$/;

/** Returns whether JSX accepts a value of this type: a function or class that takes props. */
function isComponentType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((part) => isComponentType(part, checker));
  if (type.getProperty('Consumer')) return false;
  if (type.getProperty('$$typeof')) return true;
  if (type.getConstructSignatures().some((made) => made.getReturnType().getProperty('setState'))) {
    return true;
  }
  const calls = type.getCallSignatures();
  return (
    calls.length > 0 &&
    calls.every(({ parameters }) => parameters.length <= 2) &&
    calls.some((call) => returnsElement(call.getReturnType(), checker))
  );
}

/** Material UI 5.15.11 declares that `Select` returns an element with a name: `JSX.Element & { muiName: string }`. */
function returnsElement(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  const names = parts.map((part) => checker.typeToString(part));
  return names.some((name) => rendered.test(name) && name !== 'null');
}
