import { DiagnosticsError } from 'diagnostics';
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** Properties of `defineProduct` that an import writes. */
export interface ProductParts {
  readonly pages: unknown;
  readonly redirects: unknown;
  readonly languages: unknown;
  readonly versions?: unknown;
}

/** The versions of a new app. An import replaces them; versions that a team has written stay. */
const newVersions = digestCode('[{ current: true }]');

/** The new text of `product.ts`, and the properties that were kept. */
export interface EditedProduct {
  readonly text: string;
  /** Digests of the current values, by property. */
  readonly digests: Readonly<Record<string, string>>;
  /** Properties that were edited after the last import. They are kept. */
  readonly kept: readonly string[];
}

/**
 * Replaces properties of the definition of a product. A property is kept if it was edited after its digest was taken.
 *
 * @throws {DiagnosticsError} The file has no definition of the product.
 */
export function editProduct(
  text: string,
  productId: string,
  parts: ProductParts,
  digests: Readonly<Record<string, string>>,
): EditedProduct {
  const tree = ts.createSourceFile('product.ts', text, ts.ScriptTarget.ESNext, true);
  const definition = findDefinition(tree, productId);
  if (!definition) {
    throw new DiagnosticsError([
      {
        file: 'product.ts',
        code: 'DOCS7015',
        received: `no defineProduct({ … }) with the id ${productId} in its text`,
        expected: `defineProduct({ identity: { id: '${productId}', … }, … })`,
        hint: 'Write the definition as one object with its id in product.ts, and import again.',
      },
    ]);
  }
  const kept: string[] = [];
  const next: Record<string, string> = {};
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const added: string[] = [];
  for (const [name, value] of Object.entries(parts)) {
    const property = definition.properties.find((item) => item.name?.getText(tree) === name);
    const initializer =
      property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
    const current = initializer ? digestCode(initializer.getText(tree)) : undefined;
    const isEmpty = Array.isArray(value) && value.length === 0;
    const code = JSON.stringify(value, null, 2);
    const recorded = digests[name] ?? (name === 'versions' ? newVersions : undefined);
    if (current !== undefined && recorded !== undefined && recorded !== current) {
      kept.push(name);
      next[name] = recorded;
    } else if (initializer) {
      edits.push({ start: initializer.getStart(tree), end: initializer.getEnd(), text: code });
      next[name] = digestCode(code);
    } else if (!isEmpty) {
      added.push(`${name}: ${code},`);
      next[name] = digestCode(code);
    }
  }
  const end = definition.getEnd() - 1;
  if (added.length > 0) {
    const hasComma = /,\s*$/.test(text.slice(0, end));
    edits.push({ start: end, end, text: `${hasComma ? '' : ', '}${added.join('\n')}\n` });
  }
  const edited = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
  return { text: edited, digests: next, kept };
}

function findDefinition(
  tree: ts.SourceFile,
  productId: string,
): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText(tree) === 'defineProduct') {
      const [argument] = node.arguments;
      if (argument && ts.isObjectLiteralExpression(argument) && idOf(argument) === productId)
        found ??= argument;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function idOf(definition: ts.ObjectLiteralExpression): string | undefined {
  const identity = propertyOf(definition, 'identity');
  const id =
    identity && ts.isObjectLiteralExpression(identity) ? propertyOf(identity, 'id') : undefined;
  return id && ts.isStringLiteralLike(id) ? id.text : undefined;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((item) => item.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The digest does not depend on the format: quotes of names, white space and trailing commas. */
function digestCode(code: string): string {
  const plain = code
    .replaceAll(/["'`]/g, '"')
    .replaceAll(/\s+/g, '')
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll(/,([\]}])/g, '$1');
  return createHash('sha256').update(plain).digest('hex');
}
