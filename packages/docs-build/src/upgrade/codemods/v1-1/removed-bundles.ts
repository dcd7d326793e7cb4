import type ts from 'typescript';
import type { Codemod } from '../../types';

/** `library.bundles` of `product.ts` does not exist anymore: the build decides which modules share a file. */
export const removedBundles: Codemod = {
  name: 'removed-bundles',
  version: '1.1.0',
  description: 'Deletes library.bundles from product.ts, which the build decides itself.',
  matches: (file) => /^product(\.ts$|\/.+\.ts$)/.test(file),
  async transform(text) {
    if (!/\bbundles\b/.test(text)) return text;
    const { default: compiler } = await import('typescript');
    const source = compiler.createSourceFile(
      'product.ts',
      text,
      compiler.ScriptTarget.Latest,
      true,
      compiler.ScriptKind.TS,
    );
    return findBundles(compiler, source)
      .toReversed()
      .reduce((code, node) => removeProperty(code, node), text);
  },
};

/** Returns the fields `bundles` of all objects `library`, in the order of the file. */
function findBundles(compiler: typeof ts, source: ts.SourceFile): ts.ObjectLiteralElementLike[] {
  const found: ts.ObjectLiteralElementLike[] = [];
  const visit = (node: ts.Node): void => {
    const isBundles =
      (compiler.isPropertyAssignment(node) || compiler.isShorthandPropertyAssignment(node)) &&
      node.name.getText(source) === 'bundles' &&
      compiler.isObjectLiteralExpression(node.parent) &&
      compiler.isPropertyAssignment(node.parent.parent) &&
      node.parent.parent.name.getText(source) === 'library';
    if (isBundles) found.push(node);
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Removes a field with its comments and its comma. */
function removeProperty(code: string, node: ts.ObjectLiteralElementLike): string {
  const comma = /^\s*,/.exec(code.slice(node.end));
  const before = code.slice(0, node.getFullStart());
  const rest = code.slice(node.end + (comma?.[0].length ?? 0));
  // The last field without a comma leaves that of the field before it.
  return (comma ? before : before.replace(/,\s*$/, '')) + rest;
}
