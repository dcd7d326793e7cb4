import { resolveTranslations } from '../i18n';
import type { AppData } from '../page-document';
import type { PageRequest } from './resolve-page';

/** What all pages of a language have in common. */
export interface SharedContext extends Pick<PageRequest, 'titles' | 'hasPage' | 'translations'> {
  /** Languages in which each page is written, by pathname. */
  readonly languagesOf: ReadonlyMap<string, readonly string[]>;
}

type DescribedApp = Pick<AppData, 'pages' | 'titles' | 'translatedTitles' | 'translations'>;

const contextsByApp = new WeakMap<DescribedApp, Map<string, SharedContext>>();

/** Returns what all pages of a language have in common: the same objects for the same data of an app. */
export function shareContext(app: DescribedApp, language: string): SharedContext {
  const byLanguage = contextsByApp.get(app) ?? new Map<string, SharedContext>();
  contextsByApp.set(app, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const languagesOf = listLanguagesByPathname(app);
  const context = {
    languagesOf,
    hasPage: (path: string) => languagesOf.has(path),
    titles: { ...app.titles, ...app.translatedTitles[language] },
    translations: resolveTranslations(language, app.translations),
  };
  byLanguage.set(language, context);
  return context;
}

function listLanguagesByPathname({
  pages,
}: Pick<AppData, 'pages'>): ReadonlyMap<string, readonly string[]> {
  const languages = new Map<string, string[]>();
  for (const { pathname, language } of pages) {
    languages.set(pathname, [...(languages.get(pathname) ?? []), language]);
  }
  return languages;
}
