import ts from 'typescript';

/**
 * Lists the exports of a module that exist at run time. Ignores `export type *`, although aliases resolve through it.
 */
export function listValues(module: ts.Symbol, checker: ts.TypeChecker) {
  const names = valueNames(module, checker);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => names.has(name))
    .map((exported) => ({ name: exported.name, symbol: followAlias(exported, checker) }));
}

/** Returns the symbol that an `export { x } from` refers to. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function valueNames(module: ts.Symbol, checker: ts.TypeChecker, seen = new Set<ts.Symbol>()) {
  const names = new Set<string>();
  const file = module.declarations?.find(ts.isSourceFile);
  if (!file || seen.has(module)) return names;
  seen.add(module);
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (isTypeOnly) continue;
    if (!exportClause) {
      const target = moduleSpecifier && checker.getSymbolAtLocation(moduleSpecifier);
      if (target) for (const name of valueNames(target, checker, seen)) names.add(name);
    } else if (ts.isNamespaceExport(exportClause)) names.add(exportClause.name.text);
    else {
      for (const element of exportClause.elements) {
        if (!element.isTypeOnly) names.add(element.name.text);
      }
    }
  }
  for (const exported of module.exports?.values() ?? []) {
    if (exported.flags & ts.SymbolFlags.Value && exported.name !== 'default')
      names.add(exported.name);
  }
  return names;
}
