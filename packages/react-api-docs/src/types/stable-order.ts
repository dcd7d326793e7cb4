import ts from 'typescript';
import { compareText } from '../text/compare-text';
import { writeChecked } from './write-checked';

/**
 * Returns the alternatives of a union in the order of their declarations, or the type itself. The compiler's own order
 * depends on what it has read before.
 */
export function listAlternatives(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (!type.isUnion()) return [type];
  return type.types.toSorted(
    (a, b) =>
      compareDeclarations(declarationOfType(a), declarationOfType(b)) ||
      compareText(writeChecked(a, checker), writeChecked(b, checker)),
  );
}

/** Returns the members of an object type in the order of their declarations. The compiler sorts mapped types. */
export function listProperties(type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const properties = checker.getPropertiesOfType(type);
  const byName = new Map(properties.map((property) => [property.name, property]));
  const names = new Set([...listNames(type, checker), ...byName.keys()]);
  return [...names].flatMap((name) => byName.get(name) ?? []);
}

function listNames(type: ts.Type, checker: ts.TypeChecker): readonly string[] {
  if (type.isIntersection()) return type.types.flatMap((part) => listNames(part, checker));
  const properties = checker.getPropertiesOfType(type);
  if ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) {
    return properties.toSorted(compareProperties).map(({ name }) => name);
  }
  const bases = listBases(type, checker);
  const isOwn = ({ escapedName }: ts.Symbol) => type.symbol.members?.has(escapedName) ?? false;
  const own = bases.length === 0 ? properties : properties.filter(isOwn);
  return [...own.map(({ name }) => name), ...bases.flatMap((base) => listNames(base, checker))];
}

function listBases(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const { target = type } = type as Partial<ts.TypeReference>;
  return target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
}

function compareProperties(a: ts.Symbol, b: ts.Symbol): number {
  return compareDeclarations(declarationOf(a), declarationOf(b)) || compareText(a.name, b.name);
}

interface Declaration {
  readonly file: string;
  readonly position: number;
}

/** Returns the declaration of a type, or of the first part of an intersection that has one. */
function declarationOfType(type: ts.Type): Declaration | undefined {
  const own = declarationOf(type.aliasSymbol ?? type.symbol);
  if (own || !type.isIntersection()) return own;
  return type.types
    .map((part) => declarationOfType(part))
    .find((declaration) => declaration !== undefined);
}

/** Returns the first declaration of a symbol by position. Members that are mapped from keys have none. */
function declarationOf(symbol: ts.Symbol | undefined): Declaration | undefined {
  const declarations = (symbol?.declarations ?? []).map((node) => ({
    // The folder of the installation must not matter.
    file: node.getSourceFile().fileName.replace(/.*\/node_modules\//, ''),
    position: node.pos,
  }));
  return declarations.toSorted(compareDeclarations)[0];
}

function compareDeclarations(a: Declaration | undefined, b: Declaration | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return compareText(a.file, b.file) || a.position - b.position;
}
