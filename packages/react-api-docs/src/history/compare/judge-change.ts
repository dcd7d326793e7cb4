import ts from 'typescript';
import type { ApiChange } from '../ledger/ledger-schema';

/** A union of components has a row in each of its members, so a type can be missing. */
const isAny = (type: ts.Type | undefined) => !!type && !!(type.flags & ts.TypeFlags.Any);

/** Whether two types are assignable to each other, and have the same properties. */
export function areSame(one: ts.Type, other: ts.Type, checker: ts.TypeChecker): boolean {
  // `any` is assignable to everything, and objects to others that have more optional properties.
  const namesOf = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .map(({ name }) => name)
      .sort()
      .join();
  if (isAny(one) !== isAny(other) || namesOf(one) !== namesOf(other)) return false;
  return checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one);
}

/**
 * Judges a change by the types of its row, and returns nothing if they are assignable to each other.
 * @param row a tuple of the row in the earlier and the later version, each a tuple again, or `never`
 */
export function judgeChange(change: ApiChange, row: ts.Type, checker: ts.TypeChecker): ApiChange[] {
  const [earlier, later] = elementsOf(row, checker);
  if (!earlier || !later) return [change];
  const isKnown = (type: ts.Type) => !(type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Any));
  if (change.change === 'added' || change.change === 'removed') {
    return isKnown(earlier) && isKnown(later) ? [{ ...change, accepted: true }] : [change];
  }
  if (change.change !== 'type') return [change];
  if (!isKnown(earlier) || !isKnown(later)) return [change];
  const [before] = elementsOf(earlier, checker);
  const [after] = elementsOf(later, checker);
  if (isAny(before) !== isAny(after))
    return [{ ...change, effect: isAny(after) ? 'wider' : 'narrower' }];
  const grows =
    checker.isTypeAssignableTo(earlier, later) && !isParameterHidden(earlier, later, checker);
  const shrinks = checker.isTypeAssignableTo(later, earlier);
  if (grows && shrinks) return [];
  return [{ ...change, effect: grows ? 'wider' : shrinks ? 'narrower' : 'other' }];
}

/**
 * Whether a parameter of a function became `never`. The function accepts all others then, but the parameter of a function
 * that is written in place has no properties any more.
 */
function isParameterHidden(earlier: ts.Type, later: ts.Type, checker: ts.TypeChecker): boolean {
  const [old, now] = [earlier, later].map((row) => listParameterTypes(row, checker));
  const isNever = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Never) !== 0;
  return !!now?.some(
    (types, index) => types.some(isNever) && !!old?.[index] && !old[index].some(isNever),
  );
}

/** Lists the types of the parameters of a row by place. An interface that is a union has a row in each of its members. */
function listParameterTypes(row: ts.Type, checker: ts.TypeChecker): readonly ts.Type[][] {
  const places: ts.Type[][] = [];
  const rows = row.isUnion() ? row.types : [row];
  for (const [type] of rows.map((one) => elementsOf(one, checker))) {
    for (const signature of type?.getCallSignatures() ?? []) {
      for (const [index, symbol] of signature.parameters.entries())
        (places[index] ??= []).push(checker.getTypeOfSymbol(symbol));
    }
  }
  return places;
}

function elementsOf(type: ts.Type, checker: ts.TypeChecker): readonly (ts.Type | undefined)[] {
  return checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
}
