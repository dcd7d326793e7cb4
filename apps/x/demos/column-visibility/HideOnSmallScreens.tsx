import { useState } from 'react';
import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tenant', headerName: 'Tenant', flex: 1, minWidth: 120 },
  { field: 'flat', headerName: 'Flat', width: 90 },
  { field: 'phone', headerName: 'Phone', width: 130 },
  { field: 'since', headerName: 'Since', width: 110 },
];

const rows = [
  { id: 1, tenant: 'Sato', flat: '2 L', phone: '0117-22', since: '2019' },
  { id: 2, tenant: 'Bauer', flat: '3 R', phone: '0117-31', since: '2023' },
  { id: 3, tenant: 'Diallo', flat: '3 L', phone: '0117-38', since: '2021' },
];

export default function HideOnSmallScreens() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const [chosen, setChosen] = useState<GridColumnVisibilityModel>();
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Tenants"
        rows={rows}
        columns={columns}
        // The screen decides until the user changes the columns.
        columnVisibilityModel={chosen ?? { phone: isWide, since: isWide }}
        onColumnVisibilityModelChange={setChosen}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        hideFooter
      />
    </Box>
  );
}
