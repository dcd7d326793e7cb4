import ts from 'typescript';
import type { ComponentDocument } from '../document';
import { declaredTypeNode } from '../types/declared-type';
import type { Extraction } from './extraction';

type Unresolved = ComponentDocument['unresolved'][number];

/** Returns why the type of a property cannot be resolved, or undefined if it can. */
export function whyUnresolved(symbol: ts.Symbol, { checker }: Extraction): string | undefined {
  const node = declaredTypeNode(symbol);
  if (node) {
    const unknown = findUnknown(node, checker);
    if (!unknown) return undefined;
    return `\`${unknown.getText()}\` cannot be resolved: what it imports is not installed or has no types.`;
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return type.flags & ts.TypeFlags.Any ? 'It is declared without a type.' : undefined;
}

/** Returns the first name in a type that the compiler cannot resolve. */
function findUnknown(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const visit = (child: ts.Node): ts.TypeNode | undefined => {
    const isName = ts.isTypeReferenceNode(child) || ts.isImportTypeNode(child);
    if (isName && isError(checker.getTypeFromTypeNode(child))) return child;
    return ts.forEachChild(child, visit);
  };
  return visit(node);
}

/** Returns whether the compiler failed to resolve a type. A written `any` is not an error. */
function isError(type: ts.Type): boolean {
  return 'intrinsicName' in type && type.intrinsicName === 'error';
}

/** Returns the paths of a document whose types cannot be resolved. */
export function findUnresolved(
  prefix: string,
  symbols: readonly ts.Symbol[],
  extraction: Extraction,
): Unresolved[] {
  return symbols.flatMap((symbol) => {
    const reason = whyUnresolved(symbol, extraction);
    return reason === undefined ? [] : [{ path: `${prefix}${symbol.name}`, reason }];
  });
}

/**
 * Returns the path `props` if no props of a component are known. One that is declared with `any` accepts every prop.
 * @param types types of its first parameter, by overload
 */
export function findUnknownProps(types: readonly ts.Type[]): Unresolved[] {
  if (types.length === 0 || !types.every(isError)) return [];
  const reason = 'Their type cannot be resolved: what it imports is not installed or has no types.';
  return [{ path: 'props', reason }];
}
