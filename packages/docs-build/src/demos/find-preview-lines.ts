import { type ESTree, parseSync } from 'vite';

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
  const { program } = parseSync('Demo.tsx', source);
  const shown = findReturned(findDefaultExport(program.body));
  if (!shown) {
    return undefined;
  }
  const start = lineOf(source, shown.start);
  const end = lineOf(source, shown.end) + 1;
  const isCut = end - start > maxPreviewLines;
  return { start, end: isCut ? start + maxPreviewLines : end, isCut };
}

function lineOf(source: string, position: number): number {
  return source.slice(0, position).split('\n').length - 1;
}

type Statements = ESTree.Program['body'];

function findDefaultExport(statements: Statements): ESTree.Node | null | undefined {
  const found = statements.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (found?.declaration.type !== 'Identifier') return found?.declaration;
  return findDeclaration(statements, found.declaration.name);
}

function findDeclaration(statements: Statements, name: string): ESTree.Node | null | undefined {
  for (const statement of statements) {
    const declaration = 'declaration' in statement ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name) {
      return declaration;
    }
    if (declaration?.type === 'VariableDeclaration') {
      const found = declaration.declarations.find(
        ({ id }) => id.type === 'Identifier' && id.name === name,
      );
      if (found) return found.init;
    }
  }
  return undefined;
}

function findReturned(component: ESTree.Node | null | undefined): ESTree.Node | undefined {
  switch (component?.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const { body } = component;
      if (body?.type !== 'BlockStatement') return body ? unwrap(body) : undefined;
      const returned = body.body.findLast((statement) => statement.type === 'ReturnStatement');
      return returned?.argument ? unwrap(returned.argument) : undefined;
    }
    default:
      return undefined;
  }
}

function unwrap(node: ESTree.Node): ESTree.Node {
  return node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
}
