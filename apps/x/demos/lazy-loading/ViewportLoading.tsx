import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

const rowCount = 10_000;

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const first = Number(start);
    const last = Math.min(end, rowCount - 1);
    const rows = Array.from({ length: last - first + 1 }, (_, offset) => {
      const index = first + offset;
      return { id: index, sample: `Sample ${index + 1}`, ph: 5 + ((index * 7) % 40) / 10 };
    });
    return { rows, rowCount };
  },
};

const columns: GridColDef[] = [
  { field: 'sample', headerName: 'Sample', flex: 1, minWidth: 150, sortable: false },
  { field: 'ph', headerName: 'pH', type: 'number', width: 110, sortable: false },
];

export default function ViewportLoading() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro
        aria-label="Water samples"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        disableColumnFilter
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 50 } } }}
      />
    </Box>
  );
}
