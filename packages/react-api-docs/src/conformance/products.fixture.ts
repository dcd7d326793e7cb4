import type { ExtractionRequest } from '../extract/extraction-request';

/** Types that guides explain, as the definition of each product says. */
const guides = { SxProps: 'https://example.com/sx/', Theme: 'https://example.com/theme/' };

/** The products with an API reference. */
export const products = {
  material: { packages: ['@mui/material'], guides },
  joy: { packages: ['@mui/joy'], guides },
  system: { packages: ['@mui/system'], guides },
  base: { packages: ['@base-ui/react'] },
  x: {
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    interfaces: [
      'GridActionsColDef',
      'GridAggregationFunction',
      'GridAggregationFunctionDataSource',
      'GridAggregationModel',
      'GridApi',
      'GridAutosizeOptions',
      'GridCellCoordinates',
      'GridCellParams',
      'GridCellSelectionModel',
      'GridColDef',
      'GridColumnHeaderParams',
      'GridColumnVisibilityModel',
      'GridCsvExportOptions',
      'GridExcelExportOptions',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridListViewColDef',
      'GridPaginationModel',
      'GridPinnedColumnFields',
      'GridPivotModel',
      'GridPrintExportOptions',
      'GridRenderContext',
      'GridRowClassNameParams',
      'GridRowGroupingModel',
      'GridRowId',
      'GridRowModel',
      'GridRowOrderChangeParams',
      'GridRowParams',
      'GridRowSelectionModel',
      'GridRowSpacingParams',
      'GridScrollParams',
      'GridSingleSelectColDef',
      'GridSortModel',
      'GridTreeNode',
      'GridValidRowModel',
    ],
    guides,
    events: { names: 'GridEvents', listener: 'GridEventListener' },
    selectors: { name: 'GridSelectors', ending: 'Selector' },
  },
} satisfies Record<string, Omit<ExtractionRequest, 'fromFolder'>>;

/** A product with an API reference. */
export type ProductName = keyof typeof products;
