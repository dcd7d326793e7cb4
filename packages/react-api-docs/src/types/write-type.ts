import ts from 'typescript';
import { declaredTypeNode, isWrittenWith, listTypeNodes } from './declared-type';
import { joinAlternatives } from './sort-unions';
import { listProperties } from './stable-order';
import { normalizeType } from './normalize-type';
import { withoutUndefined, writeNode } from './write-node';
import { writeChecked } from './write-checked';

/**
 * Returns a type on one line, as readers see it. Keeps what the package wrote, because the compiler writes `ReactNode`
 * as ten alternatives, but expands helper types and unions of literals.
 */
export function writeType(
  type: ts.Type,
  node: ts.TypeNode | undefined,
  optional: boolean,
  checker: ts.TypeChecker,
): string {
  // Resolved only on demand: it takes most of the time, and most props do not need it.
  const resolve = () => writeResolved(optional ? withoutMissing(type, checker) : type, checker);
  const text =
    node && isWrittenWith(node, resolve, checker)
      ? writeNode(optional ? withoutUndefined(node) : node, checker)
      : resolve();
  return normalizeType(text, optional);
}

/** Removes `undefined` from `T | undefined`. The compiler would write `NonNullable<T>` for a type parameter. */
function withoutMissing(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!type.isUnion()) return type;
  const rest = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const [only] = rest;
  if (rest.length === 1 && only) return only;
  const keepsNull = rest.some(({ flags }) => flags & ts.TypeFlags.Null);
  return keepsNull ? type : checker.getNonNullableType(type);
}

/** Writes a type without its declaration: mapped types, and declarations with a type parameter from outside. */
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

/** Writes the constraint of a type parameter, because its name means nothing outside the declaration. */
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

/** Writes one member of an object type without its documentation. */
export function writeMember(member: ts.Symbol, checker: ts.TypeChecker): string {
  const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const text = writeSymbolType(member, optional, checker);
  const name = /^[A-Za-z_$][\w$]*$/.test(member.name) ? member.name : `'${member.name}'`;
  return `${name}${optional ? '?' : ''}: ${text}`;
}

/** Writes the type of a property or a parameter. */
export function writeSymbolType(
  symbol: ts.Symbol,
  optional: boolean,
  checker: ts.TypeChecker,
): string {
  return writeType(checker.getTypeOfSymbol(symbol), typeNodeOf(symbol, checker), optional, checker);
}

/**
 * Returns the declared type node of a property. Several declarations may write the same type with other names:
 * `AvatarProps['color']` in one of two types that are joined.
 */
export function typeNodeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const same = declaredTypeNode(symbol);
  if (same) return same;
  const [first, ...others] = listTypeNodes(symbol);
  if (!first) return undefined;
  const text = writeNode(first, checker);
  return others.every((node) => node && writeNode(node, checker) === text) ? first : undefined;
}
