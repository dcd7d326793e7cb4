import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const sensors = ['Wind', 'Rain', 'Light', 'Tide', 'Dust'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 100 },
  { field: 'sensor', headerName: 'Sensor', width: 110 },
  { field: 'minute', headerName: 'Minute', type: 'number', width: 110 },
  { field: 'value', headerName: 'Value', type: 'number', width: 110 },
  ...Array.from({ length: 16 }, (empty, index): GridColDef => ({
    field: `channel${index + 1}`,
    headerName: `Channel ${index + 1}`,
    type: 'number',
    width: 110,
    valueGetter: (value, row: { value: number }) => (row.value * (index + 3)) % 1000,
  })),
];

function createRows(count: number) {
  return Array.from({ length: count }, (empty, index) => ({
    id: index + 1,
    sensor: sensors[index % sensors.length],
    minute: Math.floor(index / sensors.length),
    value: (index * 7919) % 997,
  }));
}

export default function HundredThousandRows() {
  const rows = useMemo(() => createRows(100_000), []);
  return (
    <Box sx={{ width: '100%', height: 480 }}>
      <DataGridPro aria-label="Readings" rows={rows} columns={columns} />
    </Box>
  );
}
