import { type Declaration, type Selector, type SelectorComponent, transform } from 'lightningcss';

/** Stylesheets of demos whose rules also match elements of the page around the demos. */
export interface PageRules {
  /** Where the rules are written: a file, or the styles that an engine collects. */
  readonly source: string;
  /** Names of the elements, `*` for all: `a`, `body`, `h1`. */
  readonly elements: readonly string[];
}

/** Returns the sources that have such rules. */
export function findPageRules(sources: ReadonlyMap<string, string>): PageRules[] {
  return [...sources].flatMap(([source, css]) => {
    const elements = listPageElements(source, css);
    return elements.length === 0 ? [] : [{ source, elements }];
  });
}

/** Describes the rules for authors. They are allowed, but rarely intended. */
export function describePageRules({ source, elements }: PageRules): string {
  const shown = elements.slice(0, 8).join(', ');
  const rest = elements.length > 8 ? ` and ${elements.length - 8} more` : '';
  return `${source} also styles ${shown}${rest} of the page around the demos. Import it without its reset, or limit these rules to [data-demo-root].`;
}

function listPageElements(filename: string, css: string): string[] {
  const elements = new Set<string>();
  transform({
    filename,
    code: Buffer.from(css),
    // Browsers ignore invalid rules, and engines and sharedStyles() may return some.
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value }) {
          const { declarations, importantDeclarations } = value.declarations;
          if (![...declarations, ...importantDeclarations].some(changesLook)) return;
          for (const selector of value.selectors.filter(matchesPage)) {
            elements.add(nameOfLast(selector));
          }
        },
      },
    },
  });
  return [...elements].sort();
}

/** Custom properties change nothing by themselves, and the shell has the same box sizing. */
function changesLook({ property, value }: Declaration): boolean {
  const isCustom = property === 'custom' && value.name.startsWith('--');
  return !isCustom && property !== 'box-sizing';
}

/** A class, an id, an attribute or an argument of a pseudo-class limits a selector to what a library draws. */
function matchesPage(selector: Selector): boolean {
  return (
    selector.some(({ type }) => type === 'type' || type === 'universal') &&
    selector.every((component) => !limits(component))
  );
}

function limits(component: SelectorComponent): boolean {
  if (component.type === 'pseudo-class') return true;
  return ['class', 'id', 'attribute', 'nesting'].includes(component.type);
}

function nameOfLast(selector: Selector): string {
  const last = selector.findLast(({ type }) => type === 'type' || type === 'universal');
  return last?.type === 'type' ? last.name : '*';
}
