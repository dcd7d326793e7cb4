import ts from 'typescript';
import type { ComponentDocument } from '../document';
import { propsTypes } from './collect-props';
import { listAlternatives } from '../types/stable-order';
import { writeChecked } from '../types/write-checked';

/** Extracts whether a component forwards its `ref`, and to which type. */
export function extractRef(type: ts.Type, checker: ts.TypeChecker): ComponentDocument['ref'] {
  const isClass = type.getConstructSignatures().length > 0;
  const withRef = propsTypes(type, checker).find((props) =>
    checker.getPropertyOfType(firstOf(props, checker), 'ref'),
  );
  if (isClass || !withRef) return { forwarded: false };
  const target = refTarget(withRef, checker);
  return { forwarded: true, ...(target !== undefined && { target }) };
}

/** Returns the `T` of `ref?: Ref<T>`. */
export function refTarget(props: ts.Type, checker: ts.TypeChecker): string | undefined {
  const ref = checker.getPropertyOfType(firstOf(props, checker), 'ref');
  if (!ref) return undefined;
  const type = checker.getTypeOfSymbol(ref);
  for (const part of [type, ...listAlternatives(type, checker)]) {
    const args = part.aliasTypeArguments ?? checker.getTypeArguments(part as ts.TypeReference);
    const [argument] = args;
    if (argument && !(argument.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) {
      return writeChecked(checker.getNonNullableType(argument), checker);
    }
  }
  return undefined;
}

function firstOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  return listAlternatives(type, checker)[0] ?? type;
}
