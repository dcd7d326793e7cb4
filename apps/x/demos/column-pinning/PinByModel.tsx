import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';

const weeks = [18, 19, 20, 21, 22, 23, 24, 25];

const columns: GridColDef[] = [
  { field: 'nurse', headerName: 'Nurse', width: 120 },
  ...weeks.map((week): GridColDef => ({
    field: `w${week}`,
    headerName: `Week ${week}`,
    type: 'number',
    width: 105,
  })),
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const rows = ['Adaeze', 'Jonas', 'Mirela'].map((nurse, index) => {
  const shifts = weeks.map((week) => [`w${week}`, 24 + ((week * 7 + index * 11) % 18)] as const);
  return {
    id: nurse,
    nurse,
    ...Object.fromEntries(shifts),
    hours: shifts.reduce((sum, [, hours]) => sum + hours, 0),
  };
});

export default function PinByModel() {
  const [pinned, setPinned] = useState<GridPinnedColumnFields>({ left: ['nurse'] });
  const showsSum = pinned.right?.includes('hours') ?? false;
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the sum in view"
        control={
          <Switch
            checked={showsSum}
            onChange={(event) =>
              setPinned({ ...pinned, right: event.target.checked ? ['hours'] : [] })
            }
          />
        }
      />
      <Box sx={{ height: 260 }}>
        <DataGridPro
          aria-label="Shifts"
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </Box>
    </Box>
  );
}
