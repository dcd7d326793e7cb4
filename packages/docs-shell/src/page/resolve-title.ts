import type { PageEntry } from '../manifest';
import { defaultLanguage, isExternal, normalizePathname } from '../routing';
import type { Translations } from '../i18n';
import { titleFromPath } from './title-from-path';

/** Where titles come from, beside the entry itself. */
export interface TitleSources {
  readonly language: string;
  readonly translations: Translations;
  /** Front-matter title by pathname. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The title of an entry: translation, explicit title, front matter, or what the path says (SPEC MAN-5). */
export function resolveTitle(
  { pathname, title, subheader }: Pick<PageEntry, 'pathname' | 'title' | 'subheader'>,
  { language, translations, titles }: TitleSources,
): string {
  const key = isExternal(pathname) ? pathname : normalizePathname(pathname);
  const translation = language === defaultLanguage ? undefined : translations.titles[key];
  return translation ?? title ?? titles[key] ?? titleFromPath(subheader ?? pathname);
}
