import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', width: 130 },
  { field: 'kwh2023', headerName: '2023', type: 'number', width: 120 },
  { field: 'kwh2024', headerName: '2024', type: 'number', width: 120 },
  { field: 'kwh2025', headerName: '2025', type: 'number', width: 120 },
];

const rows = [
  { id: 1, plant: 'River', kwh2023: 41_200, kwh2024: 39_800, kwh2025: 42_600 },
  { id: 2, plant: 'Hilltop', kwh2023: 18_900, kwh2024: 21_300, kwh2025: 20_700 },
  { id: 3, plant: 'Barn roof', kwh2023: 7200, kwh2024: 7150, kwh2025: 8010 },
];

export default function SelectColumn() {
  const apiRef = useGridApiRef();

  const selectColumn = (field: string) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const first = ids[0];
    const last = ids.at(-1);
    if (first !== undefined && last !== undefined) {
      apiRef.current?.selectCellRange({ id: first, field }, { id: last, field });
    }
  };

  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Energy by year"
        rows={rows}
        columns={columns}
        cellSelection
        onColumnHeaderClick={({ field }) => selectColumn(field)}
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
