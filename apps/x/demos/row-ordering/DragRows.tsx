import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 150, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, sortable: false },
];

const startRows = [
  { id: 1, song: 'Low tide', minutes: 4 },
  { id: 2, song: 'Paper boats', minutes: 3 },
  { id: 3, song: 'The ferryman', minutes: 6 },
  { id: 4, song: 'Lights out', minutes: 5 },
];

export default function DragRows() {
  const [rows, setRows] = useState(startRows);
  const move = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 310 }}>
        <DataGridPro
          aria-label="Set list"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={move}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        We open with “{rows[0]?.song}”
      </Typography>
    </Box>
  );
}
