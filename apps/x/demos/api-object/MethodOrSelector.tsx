import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'alloy', headerName: 'Alloy', flex: 1, minWidth: 130 },
  { field: 'copper', headerName: 'Copper (%)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, alloy: 'Brass', copper: 65 },
  { id: 2, alloy: 'Bronze', copper: 88 },
  { id: 3, alloy: 'Nickel silver', copper: 60 },
];

function SortingInfo() {
  const apiRef = useGridApiContext();
  const [sorting] = useGridSelector(apiRef, gridSortModelSelector);
  const [read, setRead] = useState('not read yet');
  return (
    <GridFooterContainer sx={{ px: 2, gap: 2 }}>
      <Typography variant="body2">Selector: {sorting?.field ?? 'unsorted'}</Typography>
      <Typography variant="body2">Method: {read}</Typography>
      <Button onClick={() => setRead(apiRef.current.getSortModel()[0]?.field ?? 'unsorted')}>
        Read
      </Button>
    </GridFooterContainer>
  );
}

export default function MethodOrSelector() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid aria-label="Alloys" rows={rows} columns={columns} slots={{ footer: SortingInfo }} />
    </Box>
  );
}
