import ts from 'typescript';

/** The type node that a property, a method or a parameter is declared with. */
export function declaredTypeNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const nodes = (symbol.declarations ?? []).map(typeNodeOf);
  const [first] = nodes;
  return nodes.length === 1 || nodes.every((node) => node?.getText() === first?.getText())
    ? first
    : undefined;
}

function typeNodeOf(node: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)) {
    return node.type;
  }
  return undefined;
}

/** Whether a type node, as written, stands for the same outside of where it is written. */
export function standsAlone(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  let alone = true;
  const visit = (child: ts.Node): void => {
    if (!alone || ts.isThisTypeNode(child)) {
      alone = false;
      return;
    }
    if (ts.isTypeReferenceNode(child)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      const parameter = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
      if (parameter && !isWithin(parameter, node)) alone = false;
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return alone;
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  return (
    inner.getSourceFile() === outer.getSourceFile() &&
    inner.pos >= outer.pos &&
    inner.end <= outer.end
  );
}
