import type ts from 'typescript';
import { listAlternatives } from '../types/stable-order';
import { collectMembers, type Member } from './collect-members';
import { packageOf } from './package-of';

/**
 * Returns the props of a component, from all overloads and all alternatives of a union. For a union of components, such
 * as for two versions of React, a prop is required if one of them requires it.
 */
export function collectProps(type: ts.Type, checker: ts.TypeChecker): Member[] {
  const kinds = listAlternatives(type, checker).toReversed();
  const found = new Map<string, Member>();
  for (const kind of kinds) {
    for (const member of collectMembers(propsTypes(kind, checker), checker)) {
      const earlier = found.get(member.symbol.name);
      const required = member.required || (earlier?.required ?? false);
      found.set(member.symbol.name, { ...(earlier ?? member), required });
    }
  }
  return [...found.values()].filter(
    ({ symbol }) => symbol.name !== 'ref' && !(symbol.name === 'key' && isReacts(symbol)),
  );
}

/** Returns whether only React declares a prop. A component such as `Snackbar` documents its `key`. */
function isReacts({ declarations = [] }: ts.Symbol): boolean {
  return declarations.every((node) => packageOf(node.getSourceFile().fileName) === '@types/react');
}

/** Returns the types of the first parameter. The one without a `component` prop comes first. */
export function propsTypes(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const callable = listAlternatives(type, checker);
  const calls = callable.flatMap((part) => [
    ...part.getCallSignatures(),
    ...part.getConstructSignatures(),
  ]);
  const types = calls.flatMap(({ parameters: [first] }) =>
    first ? [checker.getTypeOfSymbol(first)] : [],
  );
  return types.toReversed();
}
