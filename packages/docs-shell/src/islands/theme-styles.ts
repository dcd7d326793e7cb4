/** A style sheet as MUI's `theme.generateStyleSheets()` gives it: selectors or at-rules, nested, with declarations. */
export interface StyleObject {
  readonly [selectorOrProperty: string]: string | number | StyleObject | undefined;
}

/** Writes style objects as CSS text inside one layer. Sizes are strings already: numbers get no unit. */
export function writeStyleSheet(sheets: readonly StyleObject[], layer: string): string {
  return `@layer ${layer}{${sheets.map(writeBlock).join('')}}`;
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
