import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const months = ['April', 'May', 'June'];

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', width: 110 },
  { field: 'quarter', headerName: 'Total', type: 'number', width: 110 },
  ...months.map((month): GridColDef => ({
    field: month,
    headerName: month,
    type: 'number',
    width: 100,
  })),
];

const rows = [
  { id: 1, hive: 'Orchard', quarter: 31, April: 4, May: 11, June: 16 },
  { id: 2, hive: 'Heath', quarter: 22, April: 2, May: 7, June: 13 },
];

export default function FoldedGroup() {
  const [isOpen, setOpen] = useState(false);
  const groups: GridColumnGroupingModel = [
    { groupId: 'place', headerName: 'Place', children: [{ field: 'hive' }] },
    {
      groupId: 'honey',
      headerName: 'Honey (kg)',
      children: ['quarter', ...months].map((field) => ({ field })),
      renderHeaderGroup: ({ headerName }) => (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {headerName} {isOpen ? '−' : '+'}
        </Button>
      ),
    },
  ];
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGrid
        aria-label="Honey"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={Object.fromEntries(months.map((month) => [month, isOpen]))}
        disableColumnSelector
        hideFooter
      />
    </Box>
  );
}
