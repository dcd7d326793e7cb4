import * as locales from '@mui/material/locale';
import type { TableData } from 'docs-shell/page-document';

/** Names of exports that aren't language tags. */
const tags: Readonly<Record<string, string>> = {
  khKH: 'km-KH',
  kuCKB: 'ckb',
  kuLatn: 'ku-Latn',
  tlTL: 'tl',
};

const names = new Intl.DisplayNames('en', { type: 'language' });

function describeLanguage(name: string): string {
  const tag = tags[name] ?? `${name.slice(0, 2)}-${name.slice(2)}`;
  return names.of(tag) ?? tag;
}

function listComponents({ components = {} }: locales.Localization): string[] {
  return Object.keys(components).map((key) => key.replace('Mui', ''));
}

/** The locales that the installed package exports, with the components that each translates. */
export default {
  columns: [{ title: 'Locale', code: true }, { title: 'Language' }, { title: 'Components' }],
  rows: Object.entries(locales).map(([name, locale]) => ({
    id: `locale-${name}`,
    cells: [name, describeLanguage(name), listComponents(locale)],
  })),
} satisfies TableData;
