/** Language in which the reader sees the code of demos. */
export type CodeVariant = 'TS' | 'JS';

/** Cookie with the choice. Read it with `getCookie`. */
export const codeVariantCookie = 'codeVariant';

/** Local storage key that changes with the cookie, because a change of a cookie dispatches no event in other tabs. */
export const codeVariantStorageKey = 'docs-code-variant';

/** Attribute of `<html>` with the choice. A demo that shows the other variant has it too. */
export const codeVariantAttribute = 'data-code-variant';

/** Parses a stored choice. Anything else means TypeScript, in which demos are written. */
export function parseCodeVariant(value: string | null | undefined): CodeVariant {
  return value === 'JS' ? 'JS' : 'TS';
}
