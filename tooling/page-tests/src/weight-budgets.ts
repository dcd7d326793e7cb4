import { loadBudgets } from '@tooling/site/budgets';

const budgets = loadBudgets();

const {
  javascriptOfTextPage,
  javascriptWithSimpleDemo,
  javascriptWithPopupDemo,
  javascriptWithLargestDemo,
  javascriptWithDataGrid,
} = budgets;

/** Budgets for the JavaScript of pages, by pathname. They depend on the demos in the first view. */
export const weightBudgets: ReadonlyMap<string, typeof javascriptOfTextPage> = new Map([
  ['/', javascriptOfTextPage],
  ['/material-ui/getting-started/', javascriptOfTextPage],
  ['/material-ui/getting-started/installation/', javascriptOfTextPage],
  ['/material-ui/api/', javascriptOfTextPage],
  ['/material-ui/api/button/', javascriptOfTextPage],
  ['/material-ui/api/autocomplete/', javascriptOfTextPage],
  ['/material-ui/react-button/', javascriptWithSimpleDemo],
  ['/material-ui/react-dialog/', javascriptWithPopupDemo],
  ['/material-ui/react-autocomplete/', javascriptWithLargestDemo],
  ['/system/react-box/', javascriptWithSimpleDemo],
  ['/joy-ui/getting-started/installation/', javascriptOfTextPage],
  ['/joy-ui/react-button/', javascriptWithSimpleDemo],
  ['/joy-ui/react-table/', javascriptWithSimpleDemo],
  ['/joy-ui/react-select/', javascriptWithPopupDemo],
  ['/joy-ui/react-autocomplete/', javascriptWithLargestDemo],
  ['/base-ui/getting-started/quick-start/', javascriptOfTextPage],
  ['/base-ui/react-tabs/', javascriptWithSimpleDemo],
  ['/base-ui/react-number-field/', javascriptWithSimpleDemo],
  ['/base-ui/react-accordion/', javascriptWithSimpleDemo],
  ['/base-ui/react-checkbox/', javascriptWithSimpleDemo],
  // The code for two thumbs, keys and collisions has 126 KiB. It shares 8 KiB with the number field.
  ['/base-ui/react-slider/', javascriptWithPopupDemo],
  ['/base-ui/react-tooltip/', javascriptWithPopupDemo],
  ['/base-ui/react-toast/', javascriptWithPopupDemo],
  ['/base-ui/react-dialog/', javascriptWithPopupDemo],
  ['/base-ui/react-select/', javascriptWithPopupDemo],
  ['/base-ui/react-menu/', javascriptWithLargestDemo],
  ['/x/', javascriptWithDataGrid],
  ['/x/react-data-grid/', javascriptWithDataGrid],
  ['/x/react-data-grid/columns/', javascriptWithDataGrid],
  ['/x/react-data-grid/row-grouping/', javascriptWithDataGrid],
  ['/x/react-data-grid/performance/', javascriptWithDataGrid],
  ['/experiments/docs/codeblock/', javascriptOfTextPage],
  ['/experiments/docs/custom-components/', javascriptOfTextPage],
  ['/experiments/docs/demos/', javascriptWithSimpleDemo],
  ['/experiments/feedback/', javascriptWithSimpleDemo],
  ['/experiments/docs/pro-feature/', javascriptWithDataGrid],
  ['/experiments/docs/data-grid-premium/', javascriptWithDataGrid],
]);

/** What every page may load of JavaScript on a phone in addition. */
export const { javascriptOnPhones } = budgets;

/** The budgets that every page has. */
export const { css: cssBudget, cssOfDemos: cssOfDemosBudget, fonts: fontBudget } = budgets;
