import ts from 'typescript';

/**
 * Returns the interface that an application can augment to add values to the type of a prop, such as
 * `ButtonPropsColorOverrides`: the second argument of `OverridableStringUnion` in its declaration, or in the alias or the
 * other prop that the declaration names.
 */
export function findExtension(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (!ts.isPropertySignature(declaration) || !declaration.type) continue;
    const found = searchNode(declaration.type, checker, maxDepth);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Aliases that are followed one after the other. */
const maxDepth = 4;

function searchNode(node: ts.TypeNode, checker: ts.TypeChecker, depth: number): string | undefined {
  if (ts.isUnionTypeNode(node)) {
    return node.types.map((one) => searchNode(one, checker, depth)).find((one) => one);
  }
  if (ts.isParenthesizedTypeNode(node)) return searchNode(node.type, checker, depth);
  if (ts.isIndexedAccessTypeNode(node)) {
    const property = propertyOf(node, checker);
    return property && depth > 0 ? findExtension(property, checker) : undefined;
  }
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [first, second] = node.typeArguments ?? [];
  const name = node.typeName.getText();
  if (name === 'OverridableStringUnion' && second) return second.getText();
  if (/^(ResponsiveStyleValue|NonNullable)$/.test(name) && first) {
    return searchNode(first, checker, depth);
  }
  const alias = aliasOf(node, checker);
  return alias && depth > 0 ? searchNode(alias, checker, depth - 1) : undefined;
}

/** Returns the property that `Props['color']` names. */
function propertyOf(
  node: ts.IndexedAccessTypeNode,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const { indexType, objectType } = node;
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
  return checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
}

function aliasOf(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
}
