import type { ApiCustomizationView, ApiNamedTypeView, ApiPropView, ApiSectionView } from './types';

/**
 * What comes after so many rows is below the first window: a row of a table is 49 pixels high or more, and the highest windows
 * in use have 2160.
 */
const rowsOfFirstWindow = 40;

type ApiRowView = ApiPropView | ApiCustomizationView | ApiNamedTypeView;

/**
 * Rows that are below the first window. Browsers lay them out when the reader comes near or jumps. Until then their
 * heights are assumed. Chromium paints assumed heights in the first window, too, so that what follows would move.
 */
export type LateRows = ReadonlySet<ApiRowView | undefined>;

/** Returns the rows of a page that are below the first window. */
export function findLateRows(sections: readonly ApiSectionView[]): LateRows {
  return new Set(sections.flatMap(listRows).slice(rowsOfFirstWindow));
}

/** Returns the rows of a section. Texts and code have none. */
export function listRows(section: ApiSectionView): readonly ApiRowView[] {
  switch (section.kind) {
    case 'props':
      return section.groups.flatMap(({ props }) => props);
    case 'customization':
      return section.rows;
    case 'types':
      return section.types;
    case 'code':
    case 'text':
      return [];
  }
}
