import { createTheme } from '@mui/material/styles';
import type { TableData } from 'docs-shell/page-document';

/** Keys that are functions or for the library's own use. */
const hidden =
  /^(unstable_|toRuntimeSource|components$|containerQueries|breakpoints\.(keys|internal))/;

type Values = ReadonlyMap<string, string>;

function listValues(node: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const keys = [...path, key];
    const name = keys.join('.');
    if (hidden.test(name) || typeof value === 'function') return [];
    if (typeof value === 'object' && value !== null) return listValues(value, keys);
    return [[name, String(value)]];
  });
}

const light: Values = new Map(listValues(createTheme()));
const dark: Values = new Map(listValues(createTheme({ palette: { mode: 'dark' } })));

function createRow(name: string, value: string): TableData['rows'][number] {
  const darkValue = dark.get(name) ?? '';
  return {
    id: `theme-${name.replaceAll(/[^\w-]+/g, '-')}`,
    cells: [name, value, darkValue === value ? '' : darkValue],
  };
}

/** Every value of the default theme, as the installed package creates it. */
export default {
  columns: [
    { title: 'Key', code: true },
    { title: 'Value', code: true },
    { title: 'Dark mode', code: true },
  ],
  rows: [...light].map(([name, value]) => createRow(name, value)),
} satisfies TableData;
