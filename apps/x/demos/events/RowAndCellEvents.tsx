import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bell', headerName: 'Bell', flex: 1, minWidth: 130 },
  { field: 'note', headerName: 'Note', width: 100 },
];

const rows = [
  { id: 1, bell: 'Great Anna', note: 'E' },
  { id: 2, bell: 'Little Tom', note: 'B' },
];

export default function RowAndCellEvents() {
  const [log, setLog] = useState<readonly string[]>(['Click a cell or a header']);
  const add = (line: string) => setLog((all) => [...all.slice(-3), line]);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Bells"
          rows={rows}
          columns={columns}
          onCellClick={({ field, value }) => add(`Cell: ${field}, ${String(value)}`)}
          onRowClick={({ row }) => add(`Row: ${row.bell}`)}
          onColumnHeaderClick={({ field }) => add(`Header: ${field}`)}
          onSortModelChange={([sorting]) => add(`Sorting: ${sorting?.sort ?? 'none'}`)}
          hideFooter
        />
      </Box>
      <Typography role="log" component="pre" variant="body2" sx={{ mt: 1, minHeight: 84 }}>
        {log.join('\n')}
      </Typography>
    </Box>
  );
}
