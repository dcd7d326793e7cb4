/** A table that a file in `tables/` of an app generates from the installed package. */
export interface TableData {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Lists each row in search by its first cell, as a hit of this kind. */
  readonly searchKind?: 'class' | 'prop' | 'slot' | 'variable';
}

/** A column of a generated table. */
export interface TableColumn {
  readonly title: string;
  /** Whether the cells are code. */
  readonly code?: boolean;
}

/** A row of a generated table. */
export interface TableRow {
  /** Anchor of the row, unique on the page. */
  readonly id: string;
  /** One per column: a text or a list of texts. */
  readonly cells: readonly (string | readonly string[])[];
}
