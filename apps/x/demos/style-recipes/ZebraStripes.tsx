import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 120 },
  { field: 'line', headerName: 'Line', width: 90 },
];

const rows = ['Harbor', 'Market', 'Old Mill', 'Station', 'University', 'Zoo'].map(
  (stop, index) => ({ id: index + 1, stop, line: index < 3 ? 'U1' : 'U4' }),
);

export default function ZebraStripes() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Stops"
        rows={rows}
        columns={columns}
        density="compact"
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={(theme) => {
          const { hover } = (theme.vars ?? theme).palette.action;
          return {
            [`& .${gridClasses.row}.odd`]: {
              backgroundImage: `linear-gradient(${hover}, ${hover})`,
            },
          };
        }}
        hideFooter
      />
    </Box>
  );
}
