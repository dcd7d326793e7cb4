import type { ColorModeSelectors } from 'docs-shell/product';
import { colorSchemeAttribute } from 'docs-shell/theme/color-mode';
import type { CustomAtRules, Selector, SelectorComponent, Visitor } from 'lightningcss';

/**
 * Creates a visitor that replaces the selectors with which a library chooses a color mode, such as `.dark`, with the
 * attribute that the page has before its first paint. A component of the library would set its own only later.
 */
export function replaceColorModes(
  libraries: readonly ColorModeSelectors[],
): Visitor<CustomAtRules> {
  const replacements = new Map(
    libraries.flatMap((modes) => [
      ...(modes.light === undefined ? [] : [[modes.light, 'light'] as const]),
      [modes.dark, 'dark'] as const,
    ]),
  );
  const replaceIn = (selector: Selector): Selector =>
    selector.flatMap((component) => {
      const mode = replacements.get(nameOf(component) ?? '');
      if (mode !== undefined) return mode === 'dark' ? [dark] : light;
      // The visitor is not called for the arguments of `:is()`, `:where()`, `:not()` and `:has()`.
      return 'selectors' in component && component.kind !== 'host' && component.kind !== 'any'
        ? { ...component, selectors: component.selectors.map(replaceIn) }
        : component;
    });
  return { Selector: replaceIn };
}

/** Returns a class or an attribute as it is written in `product.ts`. */
function nameOf(component: SelectorComponent): string | undefined {
  if (component.type === 'class') return `.${component.name}`;
  if (component.type !== 'attribute' || component.operation?.operator !== 'equal') return undefined;
  return `[${component.name}=${component.operation.value}]`;
}

/** Has the same specificity as a class. */
const dark: SelectorComponent = {
  type: 'attribute',
  name: colorSchemeAttribute,
  operation: { operator: 'equal', value: 'dark' },
};

/** `:where(:root):not(…)`: without JavaScript the page has no attribute, and is light. Has the same specificity. */
const light: Selector = [
  { type: 'pseudo-class', kind: 'where', selectors: [[{ type: 'pseudo-class', kind: 'root' }]] },
  { type: 'pseudo-class', kind: 'not', selectors: [[dark]] },
];
