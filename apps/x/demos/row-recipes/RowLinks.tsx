import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

const rows = [
  { id: 'lk-2', lock: 'Swan Lock', rise: 2.1 },
  { id: 'lk-3', lock: 'Brewery Lock', rise: 3.4 },
  { id: 'lk-4', lock: 'Top Lock', rise: 1.8 },
];

const columns: GridColDef[] = [
  {
    field: 'lock',
    headerName: 'Lock',
    flex: 1,
    minWidth: 140,
    renderCell: ({ value, id, tabIndex }: GridRenderCellParams<object, string>) => (
      <Link href={`#${id}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  { field: 'rise', headerName: 'Rise (m)', type: 'number', width: 110 },
];

export default function RowLinks() {
  const [opened, setOpened] = useState('Click a row, or follow its link');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Locks"
          rows={rows}
          columns={columns}
          onRowClick={({ row }) => setOpened(`${row.lock} was opened`)}
          disableRowSelectionOnClick
          sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {opened}
      </Typography>
    </Box>
  );
}
