import { en } from './en';
import type { AppTranslations, Translations } from './types';

/**
 * Returns the messages and navigation titles of a language. Messages without a translation are English.
 *
 * @param language two letters
 * @param own - translations of the app, by language
 */
export function resolveTranslations(
  language: string,
  own: Readonly<Record<string, AppTranslations>> = {},
): Translations {
  const { messages, titles = {} } = own[language] ?? {};
  return { language, messages: { ...en, ...messages }, titles };
}
