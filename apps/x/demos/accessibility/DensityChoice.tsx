import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'players', headerName: 'Players', type: 'number', width: 110 },
];

const rows = [
  { id: 1, instrument: 'Violin', players: 14 },
  { id: 2, instrument: 'Oboe', players: 2 },
  { id: 3, instrument: 'Horn', players: 4 },
];

export default function DensityChoice() {
  const [density, setDensity] = useState<GridDensity>('comfortable');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Density"
        value={density}
        onChange={(event, value: GridDensity | null) => {
          if (value) {
            setDensity(value);
          }
        }}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Orchestra"
          rows={rows}
          columns={columns}
          density={density}
          hideFooter
        />
      </Box>
    </Box>
  );
}
