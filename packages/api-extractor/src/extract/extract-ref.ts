import ts from 'typescript';
import type { ComponentDocument } from '../document';
import { propsTypes } from './collect-props';
import { writeChecked } from '../types/write-checked';

/** Whether a component hands its `ref` on, and to what. */
export function extractRef(type: ts.Type, checker: ts.TypeChecker): ComponentDocument['ref'] {
  const isClass = type.getConstructSignatures().length > 0;
  const withRef = propsTypes(type, checker).find((props) =>
    checker.getPropertyOfType(firstOf(props), 'ref'),
  );
  if (isClass || !withRef) return { forwarded: false };
  const target = refTarget(withRef, checker);
  return { forwarded: true, ...(target !== undefined && { target }) };
}

/** The `T` of `ref?: Ref<T>`. */
export function refTarget(props: ts.Type, checker: ts.TypeChecker): string | undefined {
  const ref = checker.getPropertyOfType(firstOf(props), 'ref');
  if (!ref) return undefined;
  const type = checker.getTypeOfSymbol(ref);
  const parts = [type, ...(type.isUnion() ? type.types : [])];
  for (const part of parts) {
    const args = part.aliasTypeArguments ?? checker.getTypeArguments(part as ts.TypeReference);
    const [argument] = args;
    if (argument && !(argument.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) {
      return writeChecked(checker.getNonNullableType(argument), checker);
    }
  }
  return undefined;
}

function firstOf(type: ts.Type): ts.Type {
  return type.isUnion() ? (type.types[0] ?? type) : type;
}
