/** Names of the rows of `budgets.json`. */
export const budgetNames = [
  'javascriptOfTextPage',
  'javascriptWithSimpleDemo',
  'javascriptWithPopupDemo',
  'javascriptWithLargestDemo',
  'javascriptWithDataGrid',
  'javascriptOfManyDemos',
  'javascriptOnPhones',
  'html',
  'htmlWithLargeNavigation',
  'htmlPerDemo',
  'htmlPerApiRow',
  'htmlPerService',
  'css',
  'cssOfDemos',
  'fonts',
  'fontsWithFullIconFont',
  'firstPaint',
  'searchInOneProduct',
  'searchOverAll',
] as const;

/** Name of a budget. */
export type BudgetName = (typeof budgetNames)[number];

/** A limit with the reason for it. */
export interface Budget {
  /** KiB after gzip. */
  readonly figure: number;
  readonly why: string;
}

/** All budgets. `check` checks the static ones, browser tests the others. */
export type Budgets = Readonly<Record<BudgetName, Budget>>;
