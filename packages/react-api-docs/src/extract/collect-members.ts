import ts from 'typescript';
import { listAlternatives } from '../types/stable-order';

/** A property of an object type, over all alternatives that the type has. */
export interface Member {
  readonly symbol: ts.Symbol;
  readonly required: boolean;
  /** Its namesakes in other alternatives that take what it does not: `true` beside `false`. */
  readonly others: readonly ts.Symbol[];
}

/** The members of several object types, and of every alternative of a union. */
export function collectMembers(types: readonly ts.Type[], checker: ts.TypeChecker): Member[] {
  const unions = types.map((type) => split(type, checker));
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
    properties: new Map(checker.getPropertiesOfType(part).map((symbol) => [symbol.name, symbol])),
  }));
}

function isRequired(name: string, alternatives: readonly Alternative[]): boolean {
  return alternatives.every(({ properties }) => {
    const own = properties.get(name);
    return own !== undefined && !(own.flags & ts.SymbolFlags.Optional);
  });
}

/** What an alternative takes need not be said again if another one takes it too. */
function keepWidest(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): ts.Symbol[] {
  const typeOf = (symbol: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const covers = (wide: ts.Symbol, narrow: ts.Symbol) =>
    wide === narrow || checker.isTypeAssignableTo(typeOf(narrow), typeOf(wide));
  return symbols.reduce<ts.Symbol[]>(
    (kept, symbol) =>
      kept.some((one) => covers(one, symbol))
        ? kept
        : [...kept.filter((one) => !covers(symbol, one)), symbol],
    [],
  );
}
