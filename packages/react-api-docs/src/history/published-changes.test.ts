import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lt, lte } from 'semver';
import { expect, it } from 'vitest';
import { ledgerSchema } from './ledger/ledger-schema';

const apps = path.join(import.meta.dirname, '../../../../apps');

/** Breaking changes that the migration guides and change logs of the packages name, as far as ledgers have such rows. */
const published = [
  {
    ledger: 'material/generated/history/material-ui.json',
    from: '6.5.0',
    to: '7.1.0',
    changes: [
      'Dialog prop onBackdropClick removed',
      'Grid component Grid renamed',
      'GridLegacy component GridLegacy renamed',
      'Hidden component Hidden removed',
      'InputLabel prop size type',
      'Modal prop onBackdropClick removed',
    ],
  },
  {
    ledger: 'material/generated/history/material-ui.json',
    from: '5.18.0',
    to: '6.5.0',
    changes: [
      'Autocomplete prop onInputChange type',
      'Grid2 component Grid2 renamed',
      'Grid2 prop disableEqualOverflow removed',
      ...['xs', 'sm', 'md', 'lg', 'xl'].flatMap((name) => [
        `Grid2 prop ${name} removed`,
        `Grid2 prop ${name}Offset removed`,
      ]),
      'ListItem prop autoFocus removed',
      'ListItem prop button removed',
      'ListItem prop disabled removed',
      'ListItem prop selected removed',
    ],
  },
  {
    ledger: 'x/generated/history/x-data-grid.json',
    from: '6.20.4',
    to: '7.0.0',
    changes: [
      ...['rowBuffer', 'columnBuffer', 'rowThreshold', 'columnThreshold'].map(
        (name) => `DataGrid prop ${name} removed`,
      ),
      ...['components', 'componentsProps'].map((name) => `DataGrid prop ${name} removed`),
      ...[
        'cellContent',
        'columnHeader--showColumnBorder',
        'columnHeaderDropZone',
        'columnHeadersInner',
        'columnHeadersInner--scrollable',
        'pinnedColumnHeaders',
        'pinnedColumnHeaders--left',
        'pinnedColumnHeaders--right',
      ].map((name) => `DataGrid class ${name} removed`),
      'DataGrid slot preferencesPanel removed',
      'DataGridPremium prop cellSelection renamed',
      'DataGridPremium prop cellSelectionModel renamed',
      'DataGridPremium prop ignoreValueFormatterDuringExport renamed',
      'DataGridPremium prop onCellSelectionModelChange renamed',
      'DataGridPremium prop splitClipboardPastedText renamed',
      'DataGridPro prop headerFilters renamed',
      ...['getAllGroupDetails', 'getColumnGroupPath', 'getCellSelectionModel'].map(
        (name) => `GridApi member ${name} renamed`,
      ),
      'GridColDef member getApplyQuickFilterFnV7 removed',
      'GridEditSingleSelectCell prop getOptionLabel removed',
      'GridEditSingleSelectCell prop getOptionValue removed',
      'GridColDef member type type',
      'GridFilterOperator member getApplyFilterFnV7 removed',
      'GridSelectors member gridDensityValueSelector removed',
      'GridSelectors member gridFocusColumnGroupHeaderSelector renamed',
    ],
  },
] as const;

it.each(published)('has what breaks from $from to $to', ({ ledger, from, to, changes }) => {
  const { releases } = ledgerSchema.parse(
    JSON.parse(readFileSync(path.join(apps, ledger), 'utf8')),
  );
  const recorded = releases
    .filter(({ version }) => lt(from, version) && lte(version, to))
    .flatMap((release) =>
      release.changes.map(({ of, kind, name, change }) => `${of} ${kind} ${name} ${change}`),
    );
  expect(changes.filter((one) => !recorded.includes(one))).toEqual([]);
});
