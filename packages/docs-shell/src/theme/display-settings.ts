/** Text direction of pages and demos. */
export type Direction = 'ltr' | 'rtl';

/** How much space rows and controls take. */
export type Density = 'comfortable' | 'dense';

/** How an API page shows props. */
export const apiViews = ['table', 'list'] as const;
export type ApiView = (typeof apiViews)[number];

/** Whether the key `/` opens search. Off by default, because WCAG 2.1.4 forbids single-key shortcuts that are always on. */
export type SlashKey = 'off' | 'on';

/** Local storage keys. */
export const directionStorageKey = 'docs-direction';
export const densityStorageKey = 'docs-density';
export const apiViewStorageKey = 'docs-api-view';
export const slashStorageKey = 'docs-slash';

/** Attributes of `<html>` with the current settings, for stylesheets and demos. */
export const directionAttribute = 'dir';
export const densityAttribute = 'data-density';
export const apiViewAttribute = 'data-api-view';
export const slashAttribute = 'data-slash';

/** Parses a stored direction. Anything else means left to right. */
export function parseDirection(value: string | null): Direction {
  return value === 'rtl' ? 'rtl' : 'ltr';
}

/** Parses a stored density. Anything else means comfortable. */
export function parseDensity(value: string | null): Density {
  return value === 'dense' ? 'dense' : 'comfortable';
}

/** Parses a stored view. Anything else means a table. */
export function parseApiView(value: string | null): ApiView {
  return value === 'list' ? 'list' : 'table';
}

/** Parses a stored choice. Anything else means off. */
export function parseSlash(value: string | null): SlashKey {
  return value === 'on' ? 'on' : 'off';
}
