import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

/** Placeholder for an empty line, which the compiler's printer drops. */
const emptyLine = '//:empty-line:';

/**
 * Returns the JavaScript of a demo: the source without types, with its JSX, comments and empty lines, formatted with
 * the Prettier configuration of `file`, the TypeScript file.
 *
 * @param file absolute path
 */
export async function deriveJavaScript(source: string, file: string): Promise<string> {
  const { outputText } = ts.transpileModule(markEmptyLines(source, file), {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      verbatimModuleSyntax: true,
      newLine: ts.NewLineKind.LineFeed,
    },
  });
  const unmarked = outputText.replaceAll(new RegExp(`^[ \\t]*${emptyLine}[ \\t]*$`, 'gm'), '');
  const javascript = await format(unmarked.replaceAll(emptyLine, ''), {
    ...(await resolveConfig(file)),
    parser: 'babel',
  });
  return javascript.trimStart();
}

/** Only where a comment is allowed: an empty line inside a string is part of the string. */
function markEmptyLines(source: string, file: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const texts: ts.TextRange[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      texts.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const comment of listComments(source)) {
    texts.push(comment);
  }
  return source.replaceAll(/^[ \t]*$(?=\n)/gm, (_line, offset: number) =>
    texts.some(({ pos, end }) => pos <= offset && offset < end) ? '' : emptyLine,
  );
}

function listComments(source: string): ts.TextRange[] {
  return [...source.matchAll(/\/\*.*?\*\//gs)].map(({ index, 0: { length } }) => ({
    pos: index,
    end: index + length,
  }));
}
