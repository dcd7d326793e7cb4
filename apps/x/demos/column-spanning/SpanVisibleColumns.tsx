import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const labels = { morning: 'Morning', noon: 'Noon', evening: 'Evening' };
const fields = ['morning', 'noon', 'evening'] as const;

const rows = [
  { id: 1, day: 'Monday', morning: 'Open', noon: 'Open', evening: 'Closed', note: '' },
  { id: 2, day: 'Tuesday', note: 'Closed for cleaning' },
  { id: 3, day: 'Wednesday', morning: 'Open', noon: 'Open', evening: 'Open', note: '' },
];

export default function SpanVisibleColumns() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({});
  const columns = useMemo<GridColDef[]>(() => {
    const visible = fields.filter((field) => model[field] !== false);
    return [
      { field: 'day', headerName: 'Day', width: 120, hideable: false },
      ...fields.map((field): GridColDef => ({
        field,
        headerName: labels[field],
        width: 120,
        sortable: false,
        valueGetter: (value, row) => (row.note ? row.note : value),
        colSpan: (_value, row) => (row.note && field === visible[0] ? visible.length : 1),
      })),
    ];
  }, [model]);
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show the evening"
        control={
          <Switch
            checked={model['evening'] !== false}
            onChange={(event) => setModel({ ...model, evening: event.target.checked })}
          />
        }
      />
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Opening hours"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          showCellVerticalBorder
          hideFooter
        />
      </Box>
    </Box>
  );
}
