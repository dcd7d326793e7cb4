import ts from 'typescript';
import { findExport } from '../exports/find-export';
import { followAlias } from '../exports/list-values';
import { packageOf } from '../extract/package-of';
import type { PackageProgram } from '../program/create-package-program';

/** Returns the type of a name at a node, or undefined if there is none or more than one. */
export type NameResolver = (name: string, nodes: readonly ts.Node[]) => ts.Symbol | undefined;

const meaning: ts.SymbolFlags = ts.SymbolFlags.Type | ts.SymbolFlags.Namespace;
const meaningOrAlias: ts.SymbolFlags = meaning | ts.SymbolFlags.Alias;

/**
 * Creates a resolver for names in types. It tries the scope of the declaration, then the namespace of the component
 * (`AccordionRoot.State`), then the only type of this name that the packages declare, then the only one in their scope.
 */
export function createNameResolver(extraction: PackageProgram): NameResolver {
  const { checker } = extraction;
  const scopes = new Map<ts.SourceFile, ReadonlyMap<string, ts.Symbol>>();
  let declared: ReadonlyMap<string, readonly ts.Symbol[]> | undefined;
  const scopeOf = (file: ts.SourceFile) => {
    const known = scopes.get(file);
    if (known) return known;
    const symbols = checker.getSymbolsInScope(file, meaningOrAlias);
    const scope = new Map(symbols.map((symbol) => [symbol.name, symbol]));
    scopes.set(file, scope);
    return scope;
  };
  return (name, nodes) => {
    const [first = name, ...rest] = name.split('.');
    for (const node of nodes) {
      const found =
        findParameter(first, node) ??
        findInNamespace(first, node, checker) ??
        scopeOf(node.getSourceFile()).get(first);
      const target = found && findMember(followAlias(found, checker), rest, checker);
      if (target && target.flags & ts.SymbolFlags.Type) return target;
    }
    declared ??= listDeclared(extraction);
    const all = declared.get(name) ?? [];
    const own = all.filter((symbol) => isOwn(symbol, extraction));
    const [only, another] = own.length > 0 ? own : all;
    return another ? undefined : only;
  };
}

function findMember(symbol: ts.Symbol, names: readonly string[], checker: ts.TypeChecker) {
  let current: ts.Symbol | undefined = symbol;
  for (const name of names) current = current && findExport(name, current, checker);
  return current;
}

/** Returns the type parameter with this name of a declaration around the node. */
function findParameter(name: string, from: ts.Node): ts.Symbol | undefined {
  for (let node: ts.Node | undefined = from; node; node = node.parent as ts.Node | undefined) {
    const { typeParameters } = node as Partial<ts.InterfaceDeclaration>;
    const found = typeParameters?.find((parameter) => parameter.name.text === name);
    if (found) return (found as ts.Node as { readonly symbol?: ts.Symbol }).symbol;
  }
  return undefined;
}

/** Returns the export with this name of the component's namespace, or of the namespace around the node. */
function findInNamespace(name: string, from: ts.Node, checker: ts.TypeChecker) {
  const inside = ts.findAncestor(from, ts.isModuleDeclaration);
  const { name: own } = from as Partial<ts.NamedDeclaration>;
  for (const node of [own, inside?.name]) {
    const symbol = node && checker.getSymbolAtLocation(node);
    const exported = symbol?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (exported) return exported;
  }
  return undefined;
}

/**
 * Returns the types that the packages and other packages of their npm scope declare, by name, including
 * `DialogRoot.State`.
 */
function listDeclared({ program, checker, packages }: PackageProgram) {
  const scopes = new Set(packages.map(({ name }) => name.replace(/\/.*$/, '/')));
  const found = new Map<string, Map<ts.Node | undefined, ts.Symbol>>();
  const add = (name: string, symbol: ts.Symbol) => {
    const target = followAlias(symbol, checker);
    if (!(target.flags & ts.SymbolFlags.Type)) return;
    const symbols = found.get(name) ?? new Map<ts.Node | undefined, ts.Symbol>();
    // An augmented interface has two symbols with the same first declaration.
    found.set(name, symbols.set(target.declarations?.[0], target));
  };
  for (const file of program.getSourceFiles()) {
    const from = packageOf(file.fileName);
    if (from === undefined || !scopes.has(from.replace(/\/.*$/, '/'))) continue;
    for (const symbol of checker.getSymbolAtLocation(file)?.exports?.values() ?? []) {
      add(symbol.name, symbol);
      for (const member of symbol.exports?.values() ?? [])
        add(`${symbol.name}.${member.name}`, member);
    }
  }
  return new Map([...found].map(([name, symbols]) => [name, [...symbols.values()]] as const));
}

function isOwn({ declarations = [] }: ts.Symbol, { packages }: PackageProgram): boolean {
  return declarations.some((node) =>
    packages.some(({ name }) => name === packageOf(node.getSourceFile().fileName)),
  );
}
