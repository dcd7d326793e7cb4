/**
 * Returns whether the text of a type has every alternative of a PropType, or undefined if one of both tells nothing: a
 * type with a name of its own, or a PropType without a counterpart in types.
 */
export function agreesWithPropType(text: string, propType: string): boolean | undefined {
  const found = listAlternatives(propType.replace(/\.isRequired$/, '')).map((alternative) =>
    hasAlternative(text, alternative),
  );
  if (found.includes(undefined)) return undefined;
  return found.every(Boolean);
}

/** `PropTypes.oneOfType([PropTypes.func, PropTypes.bool])` has two. */
function listAlternatives(propType: string): string[] {
  const [, inner] = /^PropTypes\.oneOfType\(\[([^]*)\]\)$/.exec(propType) ?? [];
  return inner === undefined ? [propType] : splitList(inner).flatMap(listAlternatives);
}

function hasAlternative(text: string, propType: string): boolean | undefined {
  const [, choices] = /^PropTypes\.oneOf\(\[([^]*)\]\)$/.exec(propType) ?? [];
  if (choices !== undefined) {
    return isNamed(text)
      ? undefined
      : splitList(choices).every((choice) => hasLiteral(text, choice));
  }
  const [, kind = ''] = /^PropTypes\.(\w+)$/.exec(propType) ?? [];
  const pattern = kinds[kind];
  if (pattern === undefined) return undefined;
  return pattern.test(text) || (isNamed(text) ? undefined : false);
}

/** How the types of the packages write what a PropType stands for. */
const kinds: Readonly<Record<string, RegExp>> = {
  bool: /\b(boolean|true|false)\b/,
  string: /\bstring\b|'|`|\bReactNode\b|\bElementType\b/,
  number: /\bnumber\b|(^|\| )-?\d|\bReactNode\b/,
  func: /=>|Handler\b|Callback\b|Listener\b|ElementType\b|Ref\b/,
  node: /\bReactNode\b/,
  element: /\bReact(Element|Node)\b/,
  elementType: /ElementType\b|JSXElementConstructor\b|ComponentType\b/,
};

function hasLiteral(text: string, literal: string): boolean {
  if (/^(null|undefined)$/.test(literal)) return true;
  if (/^(true|false)$/.test(literal) && /\bboolean\b/.test(text)) return true;
  return text.replaceAll('"', "'").includes(literal);
}

/** A name such as `SxProps<Theme>` has a definition somewhere else. */
function isNamed(text: string): boolean {
  return /(^|\| )(?!(React|Element|HTML\w*)\b)[A-Z]\w*/.test(text);
}

/** Splits a list at its top level. */
function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(/'(?:[^'\\]|\\.)*'|[([{]|[)\]}]|,/g)) {
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (token === ',' && depth === 0) {
      items.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return [...items, text.slice(start).trim()].filter((item) => item !== '');
}
