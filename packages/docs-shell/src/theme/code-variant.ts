/** Language in which a reader wants to see the code of demos (SPEC CT-4). */
export type CodeVariant = 'TS' | 'JS';

/** Cookie that keeps the choice; analytics and other readers take it with `getCookie` (SPEC AN-4, FB-4). */
export const codeVariantCookie = 'codeVariant';

/** Key of local storage whose change tells other tabs to read the cookie again: cookies tell nobody. */
export const codeVariantStorageKey = 'docs-code-variant';

/** Attribute of `<html>` with the choice, and of a demo that shows another variant than the chosen one. */
export const codeVariantAttribute = 'data-code-variant';

/** Reads a stored choice; whatever is none means TypeScript, in which demos are written. */
export function parseCodeVariant(value: string | null | undefined): CodeVariant {
  return value === 'JS' ? 'JS' : 'TS';
}
