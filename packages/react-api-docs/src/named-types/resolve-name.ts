import ts from 'typescript';
import { findExport } from '../exports/find-export';
import { followAlias } from '../exports/list-values';
import { packageOf } from '../extract/package-of';
import type { PackageProgram } from '../program/create-package-program';

/** Finds the type that a name means at a place; undefined where it means none, or several. */
export type NameResolver = (name: string, places: readonly ts.Node[]) => ts.Symbol | undefined;

const meaning: ts.SymbolFlags = ts.SymbolFlags.Type | ts.SymbolFlags.Namespace;
const meaningOrAlias: ts.SymbolFlags = meaning | ts.SymbolFlags.Alias;

/**
 * Opens a resolver for the names within types: as the file of a declaration sees them, then as a member of the namespace
 * of a component (`AccordionRoot.State`), then as the only type of this name that the packages declare.
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
  return (name, places) => {
    const [first = name, ...rest] = name.split('.');
    for (const place of places) {
      const found =
        findParameter(first, place) ??
        findInNamespace(first, place, checker) ??
        scopeOf(place.getSourceFile()).get(first);
      const target = found && findMember(followAlias(found, checker), rest, checker);
      if (target && target.flags & ts.SymbolFlags.Type) return target;
    }
    declared ??= listDeclared(extraction);
    const [only, another] = declared.get(name) ?? [];
    return another ? undefined : only;
  };
}

function findMember(symbol: ts.Symbol, names: readonly string[], checker: ts.TypeChecker) {
  let current: ts.Symbol | undefined = symbol;
  for (const name of names) current = current && findExport(name, current, checker);
  return current;
}

/** A type parameter of what a place stands in. */
function findParameter(name: string, place: ts.Node): ts.Symbol | undefined {
  for (let node: ts.Node | undefined = place; node; node = node.parent as ts.Node | undefined) {
    const { typeParameters } = node as Partial<ts.InterfaceDeclaration>;
    const found = typeParameters?.find((parameter) => parameter.name.text === name);
    if (found) return (found as ts.Node as { readonly symbol?: ts.Symbol }).symbol;
  }
  return undefined;
}

/** What the namespace beside a component holds, or the one that a place stands in. */
function findInNamespace(name: string, place: ts.Node, checker: ts.TypeChecker) {
  const inside = ts.findAncestor(place, ts.isModuleDeclaration);
  const { name: own } = place as Partial<ts.NamedDeclaration>;
  for (const node of [own, inside?.name]) {
    const symbol = node && checker.getSymbolAtLocation(node);
    const exported = symbol?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (exported) return exported;
  }
  return undefined;
}

/** The types that files of the packages, and of others by the same scope, declare; by name, `DialogRoot.State` too. */
function listDeclared({ program, checker, packages }: PackageProgram) {
  const scopes = new Set(packages.map(({ name }) => name.replace(/\/.*$/, '/')));
  const found = new Map<string, Set<ts.Symbol>>();
  const add = (name: string, symbol: ts.Symbol) => {
    const target = followAlias(symbol, checker);
    if (!(target.flags & ts.SymbolFlags.Type)) return;
    found.set(name, (found.get(name) ?? new Set()).add(target));
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
  return new Map([...found].map(([name, symbols]) => [name, [...symbols]] as const));
}
