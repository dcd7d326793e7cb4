import { transform } from 'sucrase';
import { type ESTree, parseSync } from 'vite';

/**
 * Returns the JavaScript of a demo: the source without types, with its JSX, comments and empty lines, formatted with
 * the Prettier configuration of `file`, the TypeScript file. A source without types stays as it is.
 *
 * @param file absolute path
 * @throws for code that does not parse
 */
export async function deriveJavaScript(source: string, file: string): Promise<string> {
  const untyped = removeDeclarations(source);
  const { code } = transform(untyped, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    keepUnusedImports: true,
    disableESTransforms: true,
  });
  if (code === source) return source;
  const { format, resolveConfig } = await import('prettier');
  const javascript = await format(removeTypeLines(untyped, code), {
    ...(await resolveConfig(file)),
    parser: 'babel',
  });
  return javascript.trimStart();
}

/** Removes the declarations of types, with comments that end on the line above, and one on the same line. */
function removeDeclarations(source: string): string {
  const { program, comments } = parseSync('Demo.tsx', source);
  let code = '';
  let last = 0;
  for (const statement of program.body.filter(isDeclaration)) {
    let { start, end } = statement;
    for (const comment of comments.toReversed()) {
      if (comment.end <= start && isBlank(source.slice(comment.end, start), 1)) {
        ({ start } = comment);
      }
    }
    const trailing = comments.find((comment) => comment.start >= end);
    if (trailing && isBlank(source.slice(end, trailing.start), 0)) ({ end } = trailing);
    code += source.slice(last, start);
    last = end + (source[end] === '\n' ? 1 : 0);
  }
  return code + source.slice(last);
}

function isBlank(text: string, maxLineEnds: number): boolean {
  return text.trim() === '' && text.split('\n').length - 1 <= maxLineEnds;
}

function isDeclaration(statement: ESTree.Program['body'][number]): boolean {
  const { type } =
    'declaration' in statement && statement.declaration ? statement.declaration : statement;
  return type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
}

/** Removes the lines that are empty in the JavaScript alone. Both texts have the same lines. */
function removeTypeLines(source: string, javascript: string): string {
  const before = source.split('\n');
  return javascript
    .split('\n')
    .filter((line, index) => line.trim() !== '' || before[index]?.trim() === '')
    .join('\n');
}
