import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const teas = ['Assam', 'Darjeeling', 'Earl Grey', 'Gunpowder', 'Keemun', 'Lapsang', 'Matcha'].map(
  (tea, id) => ({ id, tea }),
);

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ filterModel }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const words = (filterModel.quickFilterValues ?? []).map((word) => String(word).toLowerCase());
    const rows = teas.filter(({ tea }) => words.every((word) => tea.toLowerCase().includes(word)));
    return { rows, rowCount: rows.length };
  },
};

const columns: GridColDef[] = [
  { field: 'tea', headerName: 'Tea', flex: 1, minWidth: 150, sortable: false },
];

export default function SlowerDebounce() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Teas"
        columns={columns}
        dataSource={dataSource}
        filterDebounceMs={600}
        disableColumnFilter
        showToolbar
        hideFooter
      />
    </Box>
  );
}
