import type { PageEntry } from '../product';
import { defaultLanguage, isExternal, normalizePathname } from '../routing';
import type { Translations } from '../i18n';

/** Where titles come from, besides the entry itself. */
export interface TitleSources {
  readonly language: string;
  readonly translations: Translations;
  /** Title in the front matter, by pathname. */
  readonly titles: Readonly<Record<string, string>>;
}

/**
 * Returns the title of an entry: the translation, else the title in the product definition, else the one in the front matter,
 * else one made from the path.
 */
export function resolveTitle(
  { pathname, title, subheader }: Pick<PageEntry, 'pathname' | 'title' | 'subheader'>,
  { language, translations, titles }: TitleSources,
): string {
  const key = isExternal(pathname) ? pathname : normalizePathname(pathname);
  const translation = language === defaultLanguage ? undefined : translations.titles[key];
  return translation ?? title ?? titles[key] ?? titleFromPath(subheader ?? pathname);
}

/** `/joy-ui/react-tab-list` becomes “Tab list”, `/joy-ui/api/tab-list` becomes “TabList”. */
function titleFromPath(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  const name = segment.replace(/^react-/, '');
  return path.includes('/api/') ? toApiName(name) : capitalizeFirst(name.replaceAll('-', ' '));
}

/** Components are PascalCase, hooks camelCase. */
function toApiName(name: string): string {
  const [first = '', ...rest] = name.split('-');
  const start = name.startsWith('use') ? first : capitalizeFirst(first);
  return [start, ...rest.map(capitalizeFirst)].join('');
}

function capitalizeFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
