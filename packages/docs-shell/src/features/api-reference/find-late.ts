import type { ApiSectionView } from './types';

/**
 * What comes after so many rows is below the first window: a row of a table is 49 pixels high or more, and the highest windows
 * in use have 2160. The stylesheet has the same number.
 */
const rowsOfFirstWindow = 40;

/**
 * Returns the sections of a page, or the groups of a section, that are below the first window. Browsers lay them out when the
 * reader comes near. Until then their heights are assumed, and Chromium paints assumed heights in the first window too, so that
 * what follows would move.
 */
export function findLate<Part>(
  parts: readonly Part[],
  countRowsOf: (part: Part) => number,
): ReadonlySet<Part> {
  const late = new Set<Part>();
  let rows = 0;
  for (const part of parts) {
    if (rows >= rowsOfFirstWindow) late.add(part);
    rows += countRowsOf(part);
  }
  return late;
}

/** Returns the number of rows of a section. Texts and code have none. */
export function countRows(section: ApiSectionView): number {
  switch (section.kind) {
    case 'props':
      return section.groups.reduce((sum, { props }) => sum + props.length, 0);
    case 'customization':
      return section.rows.length;
    case 'types':
      return section.types.length;
    case 'code':
    case 'text':
      return 0;
  }
}

/** Class of what is below the first window. */
export const lateClass = 'd-api-late';

/** Adds the class of what is below the first window. */
export function withLateClass(classes: string, isLate: boolean): string {
  return isLate ? `${classes} ${lateClass}` : classes;
}
