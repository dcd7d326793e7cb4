import ts from 'typescript';

const events =
  'Animation|Change|Clipboard|Composition|Drag|Focus|Form|Input|Invalid|Keyboard|Mouse|Pointer|Submit|Synthetic|Toggle|Touch|Transition|UI|Wheel';
const names = [
  'ReactNode',
  'ReactElement(?=<)',
  'ElementType',
  'CSSProperties',
  'JSXElementConstructor',
  '(?:Mutable)?RefObject',
  'Ref(?=<)',
  'RefCallback',
  'RefAttributes',
  'ComponentType',
  'ComponentProps(?:WithRef|WithoutRef)?(?=<)',
  '\\w*HTMLAttributes(?=<)',
  `(?:${events}|React)EventHandler(?=<)`,
  `(?:${events})Event(?=<)`,
  'HTMLInputTypeAttribute',
  'Dispatch(?=<)',
  'SetStateAction(?=<)',
];
/** Types of React that the compiler writes without namespace and that the DOM has too. */
const reactNames = new RegExp(`(?<![\\w.'"])(?:${names.join('|')})(?![\\w'"])`, 'g');

/** Writes a type on one line, without comments and other parts that JSX callers never write. */
export function normalizeType(text: string, optional: boolean): string {
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
  const named = line.replaceAll(reactNames, 'React.$&');
  return unwrap(optional ? withoutUndefined(named) : named);
}

/** Removes a trailing `undefined`, unless it belongs to the return type of a function: `() => string | undefined`. */
function withoutUndefined(text: string): string {
  if (!text.endsWith(' | undefined')) return text;
  const source = ts.createSourceFile('t.ts', `type T = ${text};`, ts.ScriptTarget.ES2023, true);
  const [statement] = source.statements;
  const isUnion =
    statement && ts.isTypeAliasDeclaration(statement) && ts.isUnionTypeNode(statement.type);
  return isUnion ? text.replace(/ \| undefined$/, '') : text;
}

/** Removes parentheses around the whole type. */
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
