import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', width: 130 },
  { field: 'length', headerName: 'Length (cm)', type: 'number', width: 130 },
  {
    field: 'note',
    headerName: 'Note',
    width: 140,
  },
];

const rows = [
  { id: 1, species: 'Gray seal', length: 210, note: 'Tag 118, seen near the pier since March' },
  { id: 2, species: 'Harbor seal', length: 150, note: 'Pup, about six weeks old' },
  { id: 3, species: 'Porpoise', length: 165, note: 'Two animals, heading north' },
];

/** Shows the whole value of the focused cell, also if the column is too narrow for it. */
function FocusedValue() {
  const apiRef = useGridApiContext();
  const [text, setText] = useState('Focus a cell');

  useGridEvent(apiRef, 'cellFocusIn', ({ colDef, formattedValue }) => {
    setText(`${colDef.headerName}: ${String(formattedValue)}`);
  });

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" noWrap>
        {text}
      </Typography>
    </GridFooterContainer>
  );
}

export default function ListenInSlot() {
  return (
    <Box sx={{ width: '100%', height: 310 }}>
      <DataGrid
        aria-label="Sightings"
        rows={rows}
        columns={columns}
        slots={{ footer: FocusedValue }}
        disableRowSelectionOnClick
      />
    </Box>
  );
}
