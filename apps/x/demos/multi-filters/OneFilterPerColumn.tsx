import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'wine', headerName: 'Wine', flex: 1, minWidth: 140 },
  { field: 'grape', headerName: 'Grape', width: 120 },
  { field: 'year', headerName: 'Year', width: 90 },
];

const rows = [
  { id: 1, wine: 'Quinta do Vale', grape: 'Touriga', year: '2019' },
  { id: 2, wine: 'Lindenhof', grape: 'Riesling', year: '2021' },
  { id: 3, wine: 'Terra Alta', grape: 'Garnacha', year: '2019' },
];

function findUnusedField({ currentFilters, columns: all }: GetColumnForNewFilterArgs) {
  const used = currentFilters.map(({ field }) => field);
  return all.find(({ field }) => !used.includes(field))?.field ?? null;
}

/** Lists the column of this form, and all columns without a filter. */
function listUnusedFields({ field: own, currentFilters, columns: all }: FilterColumnsArgs) {
  const used = currentFilters.map(({ field }) => field);
  return all.map(({ field }) => field).filter((field) => field === own || !used.includes(field));
}

export default function OneFilterPerColumn() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGridPro
        aria-label="Wines"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            getColumnForNewFilter: findUnusedField,
            filterFormProps: { filterColumns: listUnusedFields },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
