import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridLoadingOverlayVariant } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sector', headerName: 'Sector', flex: 1, minWidth: 130 },
  { field: 'flights', headerName: 'Flights', type: 'number', width: 110 },
];

const rows = [
  { id: 1, sector: 'North', flights: 41 },
  { id: 2, sector: 'Coast', flights: 28 },
  { id: 3, sector: 'Alps', flights: 17 },
];

export default function LoadingVariants() {
  const [variant, setVariant] = useState<GridLoadingOverlayVariant | null>(null);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Loading variant"
        value={variant}
        onChange={(event, value: GridLoadingOverlayVariant | null) => setVariant(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="skeleton">Skeleton</ToggleButton>
        <ToggleButton value="linear-progress">Linear</ToggleButton>
        <ToggleButton value="circular-progress">Circular</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Flights"
          rows={rows}
          columns={columns}
          loading={variant !== null}
          slotProps={{ loadingOverlay: { variant: variant ?? undefined } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
