import ts from 'typescript';
import { listAlternatives, listProperties } from '../types/stable-order';

/** A property of an object type, across all alternatives of the type. */
export interface Member {
  readonly symbol: ts.Symbol;
  readonly required: boolean;
  /** Properties of that name in other alternatives with values that `symbol` does not accept: `true` and `false`. */
  readonly others: readonly ts.Symbol[];
}

/** Returns the members of several object types and of all alternatives of unions. */
export function collectMembers(types: readonly ts.Type[], checker: ts.TypeChecker): Member[] {
  return membersOf(
    types.map((type) => split(type, checker)),
    checker,
  );
}

/** Returns the members of several object types as if they were the alternatives of one union: those of overloads. */
export function collectUnionMembers(types: readonly ts.Type[], checker: ts.TypeChecker): Member[] {
  return membersOf([types.flatMap((type) => split(type, checker))], checker);
}

function membersOf(unions: readonly (readonly Alternative[])[], checker: ts.TypeChecker): Member[] {
  const alternatives = unions.flat().filter(({ properties }) => properties.size > 0);
  const names = new Set(alternatives.flatMap(({ properties }) => [...properties.keys()]));
  return [...names].flatMap((name) => {
    const [symbol, ...others] =
      unions
        .map((union) => union.flatMap(({ properties }) => properties.get(name) ?? []))
        .filter((symbols) => symbols.length > 0)
        .map((symbols) => keepWidest(symbols, checker))[0] ?? [];
    return symbol ? [{ symbol, others, required: isRequired(name, alternatives) }] : [];
  });
}

interface Alternative {
  readonly properties: ReadonlyMap<string, ts.Symbol>;
}

function split(type: ts.Type, checker: ts.TypeChecker): Alternative[] {
  return listAlternatives(type, checker).map((part) => ({
    properties: new Map(listProperties(part, checker).map((symbol) => [symbol.name, symbol])),
  }));
}

function isRequired(name: string, alternatives: readonly Alternative[]): boolean {
  return alternatives.every(({ properties }) => {
    const own = properties.get(name);
    return own !== undefined && !(own.flags & ts.SymbolFlags.Optional);
  });
}

/** Removes symbols whose type is assignable to that of another one. */
function keepWidest(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): ts.Symbol[] {
  const typeOf = (symbol: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const covers = (wide: ts.Symbol, narrow: ts.Symbol) =>
    wide === narrow || checker.isTypeAssignableTo(typeOf(narrow), typeOf(wide));
  return symbols.reduce<ts.Symbol[]>(
    (kept, symbol) =>
      kept.some((member) => covers(member, symbol))
        ? kept
        : [...kept.filter((member) => !covers(symbol, member)), symbol],
    [],
  );
}
