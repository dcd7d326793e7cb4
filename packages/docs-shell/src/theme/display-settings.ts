/** Direction in which pages and demos run (SPEC TH-5). */
export type Direction = 'ltr' | 'rtl';

/** How much room rows and controls take (SPEC TH-5). */
export type Density = 'comfortable' | 'dense';

/** Keys of local storage. */
export const directionStorageKey = 'docs-direction';
export const densityStorageKey = 'docs-density';

/** Attributes of `<html>` that hold what is shown: stylesheets and demos follow them. */
export const directionAttribute = 'dir';
export const densityAttribute = 'data-density';

/** Reads a stored direction; whatever is none means left to right. */
export function parseDirection(value: string | null): Direction {
  return value === 'rtl' ? 'rtl' : 'ltr';
}

/** Reads a stored density; whatever is none means comfortable. */
export function parseDensity(value: string | null): Density {
  return value === 'dense' ? 'dense' : 'comfortable';
}
