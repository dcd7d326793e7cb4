import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const startColumns: GridColDef[] = [
  { field: 'choir', headerName: 'Choir', width: 150 },
  { field: 'voices', headerName: 'Voices', type: 'number', width: 100, minWidth: 80 },
  { field: 'hall', headerName: 'Hall', width: 130, maxWidth: 200 },
];

const rows = [
  { id: 1, choir: 'Northern Chamber', voices: 24, hall: 'Old Mint' },
  { id: 2, choir: 'Riverside', voices: 61, hall: 'St Olave' },
];

export default function RememberWidths() {
  const [columns, setColumns] = useState(startColumns);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="Choirs"
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setColumns((all) =>
              all.map((column) => (column.field === colDef.field ? { ...column, width } : column)),
            )
          }
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {columns.map(({ headerName, width }) => `${headerName} ${width}`).join(', ')}
      </Typography>
    </Box>
  );
}
