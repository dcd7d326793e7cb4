import type ts from 'typescript';
import { listAlternatives } from '../types/stable-order';
import { collectMembers, type Member } from './collect-members';

/**
 * The props that a component takes: of every overload, and of every alternative of a union. A union of
 * components, as for two versions of React, takes what each of them wants.
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
  return [...found.values()].filter(({ symbol }) => symbol.name !== 'ref' && symbol.name !== 'key');
}

/** The types of the first parameter, the one that applies without a `component` prop first. */
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
