import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'track', headerName: 'Track', width: 80 },
  { field: 'operator', headerName: 'Operator', width: 120 },
];

const rows = [
  { id: 1, train: 'R 14', to: 'Lakeside', leaves: '14:05', track: 3, operator: 'Regio' },
  { id: 2, train: 'IC 6', to: 'Capital', leaves: '14:20', track: 1, operator: 'State rail' },
  { id: 3, train: 'R 15', to: 'Upper valley', leaves: '14:35', track: 2, operator: 'Regio' },
];

const views: Record<'traveler' | 'staff', GridColumnVisibilityModel> = {
  traveler: { operator: false },
  staff: { leaves: false },
};

export default function ColumnsByView() {
  const [view, setView] = useState<keyof typeof views>('traveler');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="View"
        value={view}
        onChange={(event, next: keyof typeof views | null) => setView(next ?? view)}
      >
        <ToggleButton value="traveler">Travelers</ToggleButton>
        <ToggleButton value="staff">Staff</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 260, mt: 2 }}>
        <DataGrid
          aria-label="Departures"
          rows={rows}
          columns={columns}
          columnVisibilityModel={views[view]}
          disableColumnSelector
          hideFooter
        />
      </Box>
    </Box>
  );
}
