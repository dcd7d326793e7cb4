/** The language that has no prefix (SPEC RT-2). */
export const defaultLanguage = 'en';

/** Whether a first segment counts as a language prefix: any two lowercase letters (SPEC RT-2). */
export function isLanguagePrefix(segment: string | undefined): boolean {
  return segment !== undefined && /^[a-z]{2}$/.test(segment);
}
