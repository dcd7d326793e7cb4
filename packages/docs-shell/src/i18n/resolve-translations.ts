import { en } from './en';
import type { AppTranslations, Translations } from './types';

/** Words for a language (SPEC CT-9). What is not translated is English. */
export function resolveTranslations(
  language: string,
  own: Readonly<Record<string, AppTranslations>> = {},
): Translations {
  const { messages, titles = {} } = own[language] ?? {};
  return { language, messages: { ...en, ...messages }, titles };
}
