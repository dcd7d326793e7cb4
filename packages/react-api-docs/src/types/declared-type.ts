import ts from 'typescript';

/** The type node that a property or a parameter is declared with. */
export function declaredTypeNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const nodes = (symbol.declarations ?? []).map((node) =>
    ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)
      ? node.type
      : undefined,
  );
  const [first] = nodes;
  return nodes.every((node) => node?.getText() === first?.getText()) ? first : undefined;
}

/**
 * Whether a type node, as written, tells the whole: a type parameter of its surroundings may appear
 * only if it stands in the resolved type too, which means that nothing more is known of it.
 */
export function isWrittenWith(
  node: ts.TypeNode,
  resolve: () => string,
  checker: ts.TypeChecker,
): boolean {
  if (node.kind === ts.SyntaxKind.ThisType) return false;
  const open = openParameters(node, checker);
  if (open.length === 0) return true;
  const resolved = resolve();
  return open.every(
    (name) =>
      resolved !== name && !isOnly(node, name) && new RegExp(`\\b${name}\\b`).test(resolved),
  );
}

function isOnly(node: ts.TypeNode, name: string): boolean {
  return node.getText() === name;
}

/** Type parameters in a node that belong to what surrounds it. */
export function openParameters(node: ts.TypeNode, checker: ts.TypeChecker): string[] {
  const names = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      const parameter = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
      if (symbol && parameter && !isWithin(parameter, node)) names.add(symbol.name);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return [...names];
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  return (
    inner.getSourceFile() === outer.getSourceFile() &&
    inner.pos >= outer.pos &&
    inner.end <= outer.end
  );
}
