/** Direction in which pages and demos run (SPEC TH-5). */
export type Direction = 'ltr' | 'rtl';

/** How much room rows and controls take (SPEC TH-5). */
export type Density = 'comfortable' | 'dense';

/** How the props of an API page are shown (SPEC CT-7). */
export const apiViews = ['table', 'list'] as const;
export type ApiView = (typeof apiViews)[number];

/** Whether the key `/` opens search: off until the reader wants it (WCAG 2.1.4, SPEC SE-1). */
export type SlashKey = 'off' | 'on';

/** Keys of local storage. */
export const directionStorageKey = 'docs-direction';
export const densityStorageKey = 'docs-density';
export const apiViewStorageKey = 'docs-api-view';
export const slashStorageKey = 'docs-slash';

/** Attributes of `<html>` that hold what is shown: stylesheets and demos follow them. */
export const directionAttribute = 'dir';
export const densityAttribute = 'data-density';
export const apiViewAttribute = 'data-api-view';
export const slashAttribute = 'data-slash';

/** Reads a stored direction; whatever is none means left to right. */
export function parseDirection(value: string | null): Direction {
  return value === 'rtl' ? 'rtl' : 'ltr';
}

/** Reads a stored density; whatever is none means comfortable. */
export function parseDensity(value: string | null): Density {
  return value === 'dense' ? 'dense' : 'comfortable';
}

/** Reads a stored view; whatever is none means a table. */
export function parseApiView(value: string | null): ApiView {
  return value === 'list' ? 'list' : 'table';
}

/** Reads a stored choice; whatever is none means off. */
export function parseSlash(value: string | null): SlashKey {
  return value === 'on' ? 'on' : 'off';
}
