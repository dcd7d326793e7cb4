import ts from 'typescript';

/** Returns the declared type node of a property or a parameter. */
export function declaredTypeNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const nodes = listTypeNodes(symbol);
  const [first] = nodes;
  return nodes.every((node) => node?.getText() === first?.getText()) ? first : undefined;
}

/** Returns the type node of each declaration of a property or a parameter. */
export function listTypeNodes(symbol: ts.Symbol): (ts.TypeNode | undefined)[] {
  return (symbol.declarations ?? []).map((node) =>
    ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)
      ? node.type
      : undefined,
  );
}

/**
 * Returns whether the written type node is as precise as the resolved type. An outer type parameter may appear in it
 * only if the resolved type has it too, so that nothing more is known about it.
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

/** Returns the type parameters in a node that are declared outside it. */
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
