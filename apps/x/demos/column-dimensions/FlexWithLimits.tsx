import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 80 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 90, maxWidth: 150 },
];

const rows = [
  { id: 1, route: '4', from: 'Glassworks', to: 'Ferry pier' },
  { id: 2, route: '9', from: 'Observatory', to: 'Botanical garden' },
];

export default function FlexWithLimits() {
  const [share, setShare] = useState(100);
  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the grid"
        value={share}
        min={40}
        onChange={(event, next) => setShare(next)}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
        sx={{ width: 200, mx: 2 }}
      />
      <Box sx={{ width: `${share}%`, height: 220 }}>
        <DataGrid aria-label="Routes" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
