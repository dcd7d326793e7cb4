import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const entries = Array.from({ length: 23 }, (_, index) => ({
  id: index,
  entry: `Log entry ${index + 1}`,
  level: index % 4 === 0 ? 'Warning' : 'Info',
}));

/** Replace this with a request to a server that doesn't count its rows. */
const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return {
      rows: entries.slice(Number(start), end + 1),
      // -1 until the last page, whose end is the number of rows.
      rowCount: end + 1 < entries.length ? -1 : entries.length,
    };
  },
};

const columns: GridColDef[] = [
  { field: 'entry', headerName: 'Entry', flex: 1, minWidth: 140, sortable: false },
  { field: 'level', headerName: 'Level', width: 120, sortable: false },
];

export default function UnknownRowCount() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Log"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: -1 } }}
        estimatedRowCount={40}
        pageSizeOptions={[5]}
        disableColumnFilter
      />
    </Box>
  );
}
