import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

const rows = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  runner: `Runner ${index + 101}`,
  minutes: 38 + ((index * 7) % 31),
}));

const pinnedRows = { top: [{ id: 'record', runner: 'Course record', minutes: 34 }] };

type Separator = 'border' | 'border-and-shadow';

export default function PinnedOnEveryPage() {
  const [separator, setSeparator] = useState<Separator>('border-and-shadow');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Separator"
        value={separator}
        onChange={(event, next: Separator | null) => setSeparator(next ?? separator)}
      >
        <ToggleButton value="border">Border</ToggleButton>
        <ToggleButton value="border-and-shadow">Border and shadow</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 400, mt: 1 }}>
        <DataGridPro
          aria-label="Results"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          pinnedRowsSectionSeparator={separator}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </Box>
  );
}
