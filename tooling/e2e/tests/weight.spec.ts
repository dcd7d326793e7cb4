import { loadBudgets } from '@tooling/site/budgets';
import { expect, test } from '../src/test';
import { describeWeight, measureWeight, type Weight } from '../src/measure-weight';

const budgets = loadBudgets();

/** What stands in the first view of each page decides which budget for JavaScript holds. */
const rows = [
  { address: '/', javascript: budgets.javascriptOfTextPage },
  { address: '/material-ui/getting-started/', javascript: budgets.javascriptOfTextPage },
  {
    address: '/material-ui/getting-started/installation/',
    javascript: budgets.javascriptOfTextPage,
  },
  { address: '/material-ui/api/', javascript: budgets.javascriptOfTextPage },
  { address: '/material-ui/api/button/', javascript: budgets.javascriptOfTextPage },
  { address: '/material-ui/api/autocomplete/', javascript: budgets.javascriptOfTextPage },
  { address: '/material-ui/react-button/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/system/react-box/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/joy-ui/getting-started/installation/', javascript: budgets.javascriptOfTextPage },
  { address: '/base-ui/getting-started/quick-start/', javascript: budgets.javascriptOfTextPage },
  { address: '/joy-ui/react-button/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/joy-ui/react-table/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/base-ui/react-tabs/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/base-ui/react-number-field/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/base-ui/react-accordion/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/base-ui/react-checkbox/', javascript: budgets.javascriptWithSimpleDemo },
  // Dragging with two thumbs, keys and collisions: 126, of which 8 are shared with the number field.
  { address: '/base-ui/react-slider/', javascript: budgets.javascriptWithPopupDemo },
  { address: '/base-ui/react-menu/', javascript: budgets.javascriptWithLargestDemo },
  { address: '/base-ui/react-tooltip/', javascript: budgets.javascriptWithPopupDemo },
  { address: '/base-ui/react-toast/', javascript: budgets.javascriptWithPopupDemo },
  { address: '/base-ui/react-dialog/', javascript: budgets.javascriptWithPopupDemo },
  { address: '/base-ui/react-select/', javascript: budgets.javascriptWithPopupDemo },
  { address: '/joy-ui/react-select/', javascript: budgets.javascriptWithPopupDemo },
  { address: '/joy-ui/react-autocomplete/', javascript: budgets.javascriptWithLargestDemo },
  { address: '/material-ui/react-dialog/', javascript: budgets.javascriptWithPopupDemo },
  { address: '/material-ui/react-autocomplete/', javascript: budgets.javascriptWithLargestDemo },
  { address: '/x/', javascript: budgets.javascriptOfTextPage },
  { address: '/x/react-data-grid/', javascript: budgets.javascriptWithDataGrid },
  { address: '/x/react-data-grid/columns/', javascript: budgets.javascriptWithDataGrid },
  { address: '/x/react-data-grid/row-grouping/', javascript: budgets.javascriptWithDataGrid },
  { address: '/x/react-data-grid/performance/', javascript: budgets.javascriptWithDataGrid },
  { address: '/experiments/docs/codeblock/', javascript: budgets.javascriptOfTextPage },
  { address: '/experiments/docs/custom-components/', javascript: budgets.javascriptOfTextPage },
  { address: '/experiments/docs/demos/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/experiments/feedback/', javascript: budgets.javascriptWithSimpleDemo },
  { address: '/experiments/docs/pro-feature/', javascript: budgets.javascriptWithDataGrid },
  { address: '/experiments/docs/data-grid-premium/', javascript: budgets.javascriptWithDataGrid },
];

for (const { address, javascript } of rows) {
  test(`${address} stays inside its budget`, async ({ page, baseURL }) => {
    const weight = await measureWeight(page, address);
    test.info().annotations.push({ type: 'weight', description: describeWeight(weight) });
    const limits: [keyof Weight['kibibytes'], number][] = [
      ['Script', javascript.figure],
      ['Stylesheet', budgets.css.figure],
      ['Font', budgets.fonts.figure],
    ];
    const over = limits
      .filter(([type, limit]) => weight.kibibytes[type] > limit)
      .map(
        ([type, limit]) => `${address} ${type}: over ${limit} KiB. ${describeWeight(weight, type)}`,
      );
    expect(over).toEqual([]);
    expect(weight.files.filter(({ url }) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  });
}
