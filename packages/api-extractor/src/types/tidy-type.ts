/** Puts a type on one line, without comments and without what JSX callers never write. */
export function tidyType(text: string, optional: boolean): string {
  const line = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/(?<!:)\/\/[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([({<[=:,]) \| /g, '$1 ')
    .replaceAll(/([(<[]) /g, '$1')
    .replace(/^\s*\| /, '')
    .replaceAll(' & Partial<ClassNameMap<never>>', '')
    .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'React.ReactElement')
    .replaceAll(', keyof IntrinsicElements>', '>')
    .replaceAll(/\bJSX\.Element\b(?<!React\.JSX\.Element)/g, 'React.JSX.Element')
    .trim();
  const bare = optional ? line.replace(/ \| undefined$/, '') : line;
  return unwrap(bare);
}

/** Takes away parentheses around the whole. */
function unwrap(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && index < text.length - 1) return text;
  }
  return text.slice(1, -1);
}
