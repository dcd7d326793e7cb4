import ts from 'typescript';

/** A range of lines, from 0. `end` is exclusive. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
  /** Whether the range was cut at the maximum. */
  readonly isCut: boolean;
}

/** Maximum number of preview lines. */
const maxPreviewLines = 10;

/**
 * Returns the preview lines of a demo: the lines that its default export returns, at most the first ten. Returns
 * undefined if they cannot be found.
 */
export function findPreviewLines(source: string): LineRange | undefined {
  const tree = ts.createSourceFile('Demo.tsx', source, ts.ScriptTarget.ESNext, true);
  const shown = findReturned(findDefaultExport(tree));
  if (!shown) {
    return undefined;
  }
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  const start = lineOf(shown.getStart(tree));
  const end = lineOf(shown.getEnd()) + 1;
  const isCut = end - start > maxPreviewLines;
  return { start, end: isCut ? start + maxPreviewLines : end, isCut };
}

function findDefaultExport(tree: ts.SourceFile): ts.Node | undefined {
  for (const statement of tree.statements) {
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) {
      return ts.isIdentifier(statement.expression)
        ? findDeclaration(tree, statement.expression.text)
        : statement.expression;
    }
    const isDefault =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    if (isDefault) {
      return statement;
    }
  }
  return undefined;
}

function findDeclaration(tree: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return statement;
    }
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
      );
      if (found) {
        return found.initializer;
      }
    }
  }
  return undefined;
}

function findReturned(component: ts.Node | undefined): ts.Node | undefined {
  if (!component || !ts.isFunctionLike(component)) {
    return undefined;
  }
  const body = 'body' in component ? component.body : undefined;
  const returned =
    body && ts.isBlock(body)
      ? body.statements.filter((statement) => ts.isReturnStatement(statement)).at(-1)?.expression
      : body;
  return returned && unwrap(returned);
}

function unwrap(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}
