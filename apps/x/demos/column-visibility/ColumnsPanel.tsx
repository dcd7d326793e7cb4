import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 70, hideable: false },
  { field: 'tenant', headerName: 'Tenant', flex: 1, minWidth: 130 },
  { field: 'flat', headerName: 'Flat', width: 90 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 90 },
  { field: 'phone', headerName: 'Phone', width: 120 },
  { field: 'internal', headerName: 'Internal code', width: 130 },
];

const rows = [
  { id: 1, tenant: 'Sato', flat: '2 L', floor: 2, phone: '0117-22', internal: 'x1' },
  { id: 2, tenant: 'Bauer', flat: '3 R', floor: 3, phone: '0117-31', internal: 'x2' },
  { id: 3, tenant: 'Diallo', flat: '3 L', floor: 3, phone: '0117-38', internal: 'x3' },
];

/** The panel leaves out the internal code, which only the support team needs. */
const offered = (all: readonly GridColDef[]) =>
  all.map(({ field }) => field).filter((field) => field !== 'internal');

export default function ColumnsPanel() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Tenants"
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { internal: false, phone: false } } }}
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            getTogglableColumns: offered,
            toggleAllMode: 'filteredOnly',
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
