/** What a file below `tables/` of an app exports: a table that is made from the installed package, not typed. */
export interface TableData {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Search finds each row by its first cell, as what it is. */
  readonly searchKind?: 'class' | 'prop' | 'slot' | 'variable';
}

/** A column of a generated table. */
export interface TableColumn {
  readonly title: string;
  /** Whether its cells are code. */
  readonly code?: boolean;
}

/** A row of a generated table. */
export interface TableRow {
  /** Anchor of the row, unique on its page. */
  readonly id: string;
  /** One for each column: texts, and lists of texts. */
  readonly cells: readonly (string | readonly string[])[];
}
