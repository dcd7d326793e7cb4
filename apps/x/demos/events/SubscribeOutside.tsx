import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plank', headerName: 'Plank', width: 150 },
  { field: 'wood', headerName: 'Wood', width: 150 },
];

const rows = [
  { id: 1, plank: 'P-12', wood: 'Oak' },
  { id: 2, plank: 'P-13', wood: 'Ash' },
];

export default function SubscribeOutside() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Resize a column');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnWidthChange', ({ colDef, width }) =>
        setMessage(`${colDef.headerName}: ${Math.round(width)} px`),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid apiRef={apiRef} aria-label="Planks" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
