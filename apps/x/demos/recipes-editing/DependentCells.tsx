import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  readonly id: number;
  readonly room: string;
  readonly width: number;
  readonly depth: number;
}

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'width', headerName: 'Width (m)', type: 'number', width: 110, editable: true },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110, editable: true },
  {
    field: 'area',
    headerName: 'Area (m²)',
    type: 'number',
    width: 120,
    editable: true,
    valueGetter: (value, row) => row.width * row.depth,
    valueSetter: (area: number, row) => ({ ...row, depth: row.width ? area / row.width : 0 }),
  },
];

const startRows: Room[] = [
  { id: 1, room: 'Kitchen', width: 3, depth: 4 },
  { id: 2, room: 'Hall', width: 2, depth: 5 },
];

export default function DependentCells() {
  const [rows, setRows] = useState(startRows);
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Rooms"
        rows={rows}
        columns={columns}
        processRowUpdate={(changed) => {
          setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));
          return changed;
        }}
        hideFooter
      />
    </Box>
  );
}
