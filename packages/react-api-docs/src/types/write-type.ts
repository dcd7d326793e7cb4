import ts from 'typescript';
import { declaredTypeNode, isWrittenWith } from './declared-type';
import { joinAlternatives } from './sort-unions';
import { listProperties } from './stable-order';
import { normalizeType } from './normalize-type';
import { withoutUndefined, writeNode } from './write-node';
import { writeChecked } from './write-checked';

/**
 * A type as a reader wants it, on one line. What the package wrote is kept, since the compiler
 * writes `ReactNode` as ten alternatives; but its helpers and its unions of literals are spelled out.
 */
export function writeType(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  optional: boolean,
  checker: ts.TypeChecker,
): string {
  // Writing a type out is most of the work, and most props are declared in words that tell.
  const resolve = () => writeResolved(optional ? withoutMissing(type, checker) : type, checker);
  const written =
    node && isWrittenWith(node, resolve, checker)
      ? writeNode(optional ? withoutUndefined(node) : node, checker)
      : resolve();
  return normalizeType(written, optional);
}

/** `T | undefined` as `T`: the compiler's own way would write `NonNullable<T>` for an open parameter. */
function withoutMissing(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!type.isUnion()) return type;
  const rest = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const [only] = rest;
  if (rest.length === 1 && only) return only;
  const keepsNull = rest.some(({ flags }) => flags & ts.TypeFlags.Null);
  return keepsNull ? type : checker.getNonNullableType(type);
}

/** Written from the type alone: for mapped types, and for declarations that leave a parameter open. */
function writeResolved(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.flags & ts.TypeFlags.TypeParameter) return writeParameter(type, checker);
  if (
    type.isUnion() &&
    !type.aliasSymbol &&
    type.types.some((part) => isPlainObject(part, checker))
  ) {
    return joinAlternatives(type.types.map((part) => writeResolved(part, checker)));
  }
  const members = isPlainObject(type, checker) ? listProperties(type, checker) : [];
  if (members.length === 0) return writeChecked(type, checker);
  return `{ ${members.map((member) => writeMember(member, checker)).join('; ')} }`;
}

/** An open type parameter says nothing to a reader; what it may be at most does. */
function writeParameter(type: ts.Type, checker: ts.TypeChecker): string {
  const constraint = checker.getBaseConstraintOfType(type);
  const isOpen = !constraint || constraint.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any);
  if (isOpen || constraint === type) return type.symbol.name;
  const declared = type.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint;
  return writeType(constraint, declared, true, checker);
}

function isPlainObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    ((type as ts.ObjectType).objectFlags & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped)) !==
      0 &&
    type.aliasSymbol === undefined &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

/** One member of an object type, without its documentation. */
export function writeMember(member: ts.Symbol, checker: ts.TypeChecker): string {
  const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const text = writeSymbolType(member, optional, checker);
  const name = /^[A-Za-z_$][\w$]*$/.test(member.name) ? member.name : `'${member.name}'`;
  return `${name}${optional ? '?' : ''}: ${text}`;
}

/** The type of a property or a parameter. */
export function writeSymbolType(
  symbol: ts.Symbol,
  optional: boolean,
  checker: ts.TypeChecker,
): string {
  return writeType(checker.getTypeOfSymbol(symbol), declaredTypeNode(symbol), optional, checker);
}
