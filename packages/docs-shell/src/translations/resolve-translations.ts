import { en } from './en';
import type { Translations } from './types';

/** Words for a language (SPEC CT-9). What is not translated is English. */
export function resolveTranslations(language: string): Translations {
  return { language, messages: en, titles: {} };
}
