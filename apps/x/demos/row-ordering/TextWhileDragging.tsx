import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 140, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, sortable: false },
];

const startRows = ['Depot', 'Harbor', 'Old Market', 'University'].map((stop, index) => ({
  id: `stop-${index}`,
  stop,
  minutes: 4 + index * 3,
  // Shown next to the pointer instead of the id.
  __reorder__: stop,
}));

export default function TextWhileDragging() {
  const [rows, setRows] = useState(startRows);
  const move = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
  };
  return (
    <Box sx={{ width: '100%', height: 310 }}>
      <DataGridPro
        aria-label="Stops"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={move}
        isRowReorderable={({ row }) => row.stop !== 'Depot'}
        hideFooter
      />
    </Box>
  );
}
