import type { ExtractionRequest } from '../extract/extraction-request';

/** What the documentation covers: one entry for each product with an API reference. */
export const products = {
  material: { packages: ['@mui/material'], interfaces: [] },
  joy: { packages: ['@mui/joy'], interfaces: [] },
  system: { packages: ['@mui/system'], interfaces: [] },
  base: { packages: ['@base-ui/react'], interfaces: [] },
  x: {
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    interfaces: [
      'GridActionsColDef',
      'GridAggregationFunction',
      'GridAggregationFunctionDataSource',
      'GridApi',
      'GridCellParams',
      'GridColDef',
      'GridCsvExportOptions',
      'GridExcelExportOptions',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridListViewColDef',
      'GridPrintExportOptions',
      'GridRenderContext',
      'GridRowClassNameParams',
      'GridRowOrderChangeParams',
      'GridRowParams',
      'GridRowSpacingParams',
      'GridSingleSelectColDef',
    ],
    events: { names: 'GridEvents', listener: 'GridEventListener' },
    selectors: { name: 'GridSelectors', ending: 'Selector' },
  },
} satisfies Record<string, Omit<ExtractionRequest, 'fromFolder'>>;

/** A product with an API reference. */
export type ProductName = keyof typeof products;
