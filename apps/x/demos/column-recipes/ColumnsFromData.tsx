import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Row = { readonly id: number } & Record<string, string | number | boolean>;

const files: Record<string, readonly Row[]> = {
  wells: [
    { id: 1, name: 'Mill well', depth: 14, potable: true },
    { id: 2, name: 'Green court', depth: 9, potable: false },
  ],
  bridges: [
    { id: 1, name: 'Rope bridge', span: 31, built: 2004, load: 0.5 },
    { id: 2, name: 'Stone arch', span: 12, built: 1788, load: 18 },
  ],
};

function describe(rows: readonly Row[]): GridColDef[] {
  return Object.entries(rows[0] ?? {}).map(([field, value]) => ({
    field,
    headerName: field.charAt(0).toUpperCase() + field.slice(1),
    type: typeof value === 'string' ? 'string' : (typeof value as 'number' | 'boolean'),
    flex: 1,
    minWidth: 100,
    ...(field === 'built' && { valueFormatter: String }),
  }));
}

export default function ColumnsFromData() {
  const [name, setName] = useState('wells');
  const rows = files[name] ?? [];
  const columns = useMemo(() => describe(files[name] ?? []), [name]);
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="File"
        value={name}
        onChange={(event, next: string | null) => setName(next ?? name)}
      >
        <ToggleButton value="wells">Wells</ToggleButton>
        <ToggleButton value="bridges">Bridges</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 230, mt: 2 }}>
        <DataGrid aria-label={name} rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
