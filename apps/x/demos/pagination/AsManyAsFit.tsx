import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Hymn', width: 100 },
  { field: 'key', headerName: 'Key', width: 100 },
];

const keys = ['C', 'D minor', 'F', 'G', 'A minor'];
const rows = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, key: keys[index % 5] }));

export default function AsManyAsFit() {
  const [height, setHeight] = useState(320);
  return (
    <Box sx={{ width: '100%', minHeight: 480 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Height"
        value={height}
        onChange={(event, next: number | null) => setHeight(next ?? height)}
      >
        <ToggleButton value={320}>Low</ToggleButton>
        <ToggleButton value={420}>High</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height, mt: 1 }}>
        <DataGrid aria-label="Hymns" rows={rows} columns={columns} autoPageSize />
      </Box>
    </Box>
  );
}
