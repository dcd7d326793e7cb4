/** Names of the rows of `budgets.json`. */
export const budgetNames = [
  'javascriptOfTextPage',
  'javascriptWithSimpleDemo',
  'javascriptWithPopupDemo',
  'javascriptWithLargestDemo',
  'javascriptWithDataGrid',
  'javascriptOfManyDemos',
  'html',
  'htmlWithLargeNavigation',
  'htmlPerDemo',
  'htmlPerApiRow',
  'css',
  'fonts',
  'fontsWithFullIconFont',
  'firstPaint',
  'searchInOneProduct',
  'searchOverAll',
] as const;

/** Name of a budget. */
export type BudgetName = (typeof budgetNames)[number];

/** A limit with its reason. */
export interface Budget {
  /** KiB after gzip. */
  readonly figure: number;
  readonly why: string;
}

/** All budgets: the static ones are checked by `check`, the others in a browser. */
export type Budgets = Readonly<Record<BudgetName, Budget>>;
