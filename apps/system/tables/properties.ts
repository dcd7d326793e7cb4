import { css, unstable_defaultSxConfig, unstable_styleFunctionSx } from '@mui/system';
import createTheme from '@mui/system/createTheme';
import type { TableData } from 'docs-shell/page-document';

type SxConfig = (typeof unstable_defaultSxConfig)[string];

/** Keys that properties look into, though the types of a theme do not name them. */
const unnamed = { borders: { thick: '4px double' }, font: { code: '14px monospace' } };

/** A theme with something under each key that a property looks into. */
const theme = createTheme({
  ...unnamed,
  palette: { primary: { main: '#0a6a5c' } },
  typography: {
    fontFamily: 'Georgia, serif',
    fontSize: 14,
    fontStyle: 'italic',
    bold: 700,
    quote: { fontSize: 20, lineHeight: 1.4 },
  },
  shadows: ['none', '0 1px 3px #0003'],
  zIndex: { header: 1100 },
});

/** What to write, by the theme key that the property looks into: the first that makes a difference is shown. */
const samples: Readonly<Record<string, (property: string) => readonly (number | string)[]>> = {
  borders: () => [2],
  'shape.borderRadius': () => [2],
  spacing: () => [2],
  palette: () => ['primary.main'],
  breakpoints: () => ['sm'],
  shadows: () => [1],
  zIndex: () => ['header'],
  font: () => ['code'],
  typography: (property) => (property === 'typography' ? ['quote'] : [property, 'bold']),
};

function toCss(property: string, value: number | string): string {
  const styles = unstable_styleFunctionSx({ sx: { [property]: value }, theme });
  return css(styles as Parameters<typeof css>[0])
    .styles.replaceAll(/\{/g, ' {')
    .replaceAll(/([:;{])(?=[^\s])/g, '$1 ')
    .replace(/;? *}? *$/, (end) => (end.includes('}') ? ' }' : ''))
    .trim();
}

/** A style function of its own reads the theme by itself: these are the keys that it asks for. */
function observeThemeKeys(property: string, style: NonNullable<SxConfig['style']>): string[] {
  const asked = new Set<string>();
  const observed = new Proxy(theme, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && key !== 'vars') asked.add(key);
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  style({ [property]: 'sm', theme: observed });
  style({ [property]: 2, theme: observed });
  return [...asked];
}

function resolveThemeKey(property: string, { themeKey, style }: SxConfig): string {
  return themeKey ?? (style ? (observeThemeKeys(property, style)[0] ?? '') : '');
}

/** The value that shows what the system does with the property; none where the value stays as it is. */
function findSample(property: string, config: SxConfig): number | string | undefined {
  const ofTheme = samples[resolveThemeKey(property, config)]?.(property) ?? [];
  const candidates = ofTheme.length > 0 || !config.transform ? ofTheme : [0.5, 'none'];
  return candidates.find((value) => isChanged(property, config, value));
}

/** Whether the page gets something else than of a property that the system does not know. */
function isChanged(property: string, config: SxConfig, value: number | string): boolean {
  const { cssProperty } = config;
  if (cssProperty === false) return typeof value === 'string';
  const plain = css({ [cssProperty ?? property]: value } as Parameters<typeof css>[0]).styles;
  return toCss(property, value).replaceAll(/\s/g, '') !== plain.replaceAll(/[\s;]/g, '');
}

interface Declaration {
  readonly name: string;
  readonly value: string;
}

function listDeclarations(styles: string): Declaration[] {
  const found = styles.matchAll(/(?:^|[;{] )([a-z-]+): ([^;}]+)/g);
  return [...found].map(([, name = '', value = '']) => ({ name, value: value.trim() }));
}

/** `2 → 16px`; all that the page gets where that is not one value. */
function describeTransform(property: string, sample: number | string): string {
  const styles = toCss(property, sample);
  const values = new Set(listDeclarations(styles).map(({ value }) => value));
  const written = typeof sample === 'string' ? `'${sample}'` : String(sample);
  const [only = ''] = values;
  return `${written} → ${values.size > 1 || styles.startsWith('@') ? styles : only}`;
}

function createRow(property: string, config: SxConfig): TableData['rows'][number] {
  const sample = findSample(property, config);
  const declarations = listDeclarations(toCss(property, sample ?? 'inherit'));
  return {
    id: `prop-${property}`,
    cells: [
      property,
      // What a variant sets is the theme's matter.
      property === 'typography' ? '' : declarations.map(({ name }) => name),
      resolveThemeKey(property, config),
      sample === undefined ? '' : describeTransform(property, sample),
    ],
  };
}

/** Every property that the system treats in a way of its own, as the installed package has it. */
export default {
  searchKind: 'prop',
  columns: [
    { title: 'Property', code: true },
    { title: 'CSS property', code: true },
    { title: 'Theme key', code: true },
    { title: 'Example', code: true },
  ],
  rows: Object.entries(unstable_defaultSxConfig).map(([property, config]) =>
    createRow(property, config),
  ),
} satisfies TableData;
