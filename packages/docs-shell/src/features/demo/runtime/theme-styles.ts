/** A stylesheet as MUI's `theme.generateStyleSheets()` returns it: nested selectors, at-rules and declarations. */
export interface StyleObject {
  readonly [selectorOrProperty: string]: string | number | StyleObject | undefined;
}

/**
 * Writes style objects as CSS in one layer. Numbers get no unit: sizes must be strings. The fallback of `var(--a, …)` is
 * removed if `:root` sets the variable: libraries repeat large parts of their theme in fallbacks.
 *
 * @param layer name of the cascade layer
 */
export function writeStyleSheet(sheets: readonly StyleObject[], layer: string): string {
  const text = dropFallbacks(sheets.map(writeBlock).join(''), listRootVariables(sheets));
  return `@layer ${layer}{${text}}`;
}

function listRootVariables(sheets: readonly StyleObject[]): ReadonlySet<string> {
  const rules = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([selector]) => selector.split(',').some((part) => part.trim() === ':root'));
  return new Set(
    rules
      .flatMap(([, rule]) => (typeof rule === 'object' ? Object.entries(rule) : []))
      .flatMap(([name, value]) => (name.startsWith('--') && value !== undefined ? [name] : [])),
  );
}

function dropFallbacks(css: string, isSet: ReadonlySet<string>): string {
  const [start = '', ...rest] = css.split('var(');
  return rest.reduce((text, part) => {
    const [, name = '', comma = ''] = /^\s*(--[\w-]+)\s*(,?)/.exec(part) ?? [];
    // A fallback with a variable in it continues in the next part and is kept.
    const end = comma === '' || !isSet.has(name) ? -1 : findEnd(part);
    return `${text}var(${end < 0 ? part : name + part.slice(end)}`;
  }, start);
}

/** Index of the parenthesis that closes the one before the text; -1 if there is none. */
function findEnd(text: string): number {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function writeBlock(block: StyleObject): string {
  return Object.entries(block)
    .map(([name, value]) => {
      if (value === undefined) {
        return '';
      }
      return typeof value === 'object'
        ? `${name}{${writeBlock(value)}}`
        : `${hyphenate(name)}:${value};`;
    })
    .join('');
}

function hyphenate(property: string): string {
  return property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
