import ts from 'typescript';
import type { PackageProgram } from '../program/create-package-program';
import { isComponentType } from './is-component-type';

/** A public export, with the package that has it first. */
export interface PublicExport {
  readonly name: string;
  /** Aliases followed. */
  readonly symbol: ts.Symbol;
  readonly kind: 'component' | 'compound' | 'hook';
  /** Indexes into the program's packages. */
  readonly packages: readonly number[];
}

/** All components, compound components and hooks that the packages export, sorted by name. */
export function collectExports({ checker, modules }: PackageProgram): PublicExport[] {
  const found = new Map<string, PublicExport & { packages: number[] }>();
  for (const [index, module] of modules.entries()) {
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = followAlias(exported, checker);
      const kind = classify(exported.name, symbol, checker);
      if (!kind) continue;
      const earlier = found.get(exported.name);
      if (earlier) earlier.packages.push(index);
      else found.set(exported.name, { name: exported.name, symbol, kind, packages: [index] });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The symbol that an `export { x } from` means. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function classify(name: string, symbol: ts.Symbol, checker: ts.TypeChecker) {
  const bare = name.replace(/^(unstable|experimental)_/i, '');
  if (/^use[A-Z]/.test(bare)) return symbol.flags & ts.SymbolFlags.Value ? 'hook' : undefined;
  if (!/^[A-Z][A-Za-z0-9]*[a-z]/.test(bare)) return undefined;
  if (symbol.flags & ts.SymbolFlags.ValueModule) {
    const parts = checker.getExportsOfModule(symbol);
    const hasPart = parts.some((part) => {
      const target = followAlias(part, checker);
      return (
        /^[A-Z]/.test(part.name) &&
        isValue(target) &&
        isComponentType(checker.getTypeOfSymbol(target), checker)
      );
    });
    return hasPart ? 'compound' : undefined;
  }
  if (!isValue(symbol)) return undefined;
  return isComponentType(checker.getTypeOfSymbol(symbol), checker) ? 'component' : undefined;
}

function isValue(symbol: ts.Symbol): boolean {
  return (
    (symbol.flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Class)) !==
    0
  );
}
