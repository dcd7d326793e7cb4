import type ts from 'typescript';

const rendered = /^(React\.)?(JSX\.Element|ReactElement|ReactNode|ReactPortal)\b|^Element$|^null$/;

/** Whether JSX accepts a value of this type: something that is called, or constructed, with props. */
export function isComponentType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((part) => isComponentType(part, checker));
  if (type.getProperty('Consumer')) return false;
  if (type.getProperty('$$typeof')) return true;
  if (type.getConstructSignatures().some((made) => made.getReturnType().getProperty('setState'))) {
    return true;
  }
  const calls = type.getCallSignatures();
  return (
    calls.length > 0 &&
    calls.every(({ parameters }) => parameters.length <= 2) &&
    calls.some((call) => returnsElement(call.getReturnType(), checker))
  );
}

function returnsElement(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const names = parts.map((part) => checker.typeToString(part));
  return names.some((name) => rendered.test(name) && name !== 'null');
}
