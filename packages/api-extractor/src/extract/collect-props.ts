import ts from 'typescript';

/** A property of a component's props, over all ways in which it can be called. */
export interface ComponentProp {
  readonly symbol: ts.Symbol;
  readonly required: boolean;
}

/** The props that a component takes: of every overload, and of every alternative of a union. */
export function collectProps(type: ts.Type, checker: ts.TypeChecker): ComponentProp[] {
  return collectMembers(propsTypes(type, checker), checker).filter(
    ({ symbol }) => symbol.name !== 'ref' && symbol.name !== 'key',
  );
}

/** The members of several object types, and of every alternative of a union. */
export function collectMembers(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
): ComponentProp[] {
  const alternatives = types.flatMap((props) => split(props, checker));
  const found = new Map<string, ts.Symbol>();
  for (const { properties } of alternatives) {
    for (const symbol of properties) {
      if (!found.has(symbol.name)) found.set(symbol.name, symbol);
    }
  }
  return [...found.values()].map((symbol) => ({
    symbol,
    required: alternatives.every(({ props, properties }) => {
      const own = checker.getPropertyOfType(props, symbol.name);
      return (
        properties.length === 0 || (own !== undefined && !(own.flags & ts.SymbolFlags.Optional))
      );
    }),
  }));
}

/** The types of the first parameter, the one that applies without a `component` prop first. */
export function propsTypes(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const callable = type.isUnion() ? type.types : [type];
  const calls = callable.flatMap((part) => [
    ...part.getCallSignatures(),
    ...part.getConstructSignatures(),
  ]);
  const types = calls.flatMap(({ parameters: [first] }) =>
    first ? [checker.getTypeOfSymbol(first)] : [],
  );
  return types.toReversed();
}

function split(props: ts.Type, checker: ts.TypeChecker) {
  const parts = props.isUnion() ? props.types : [props];
  return parts.map((part) => ({ props: part, properties: checker.getPropertiesOfType(part) }));
}
