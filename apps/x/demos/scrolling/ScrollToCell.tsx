import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'locker', headerName: 'Locker', flex: 1, minWidth: 130 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 100 },
];

const rows = Array.from({ length: 90 }, (_, index) => ({
  id: index + 1,
  locker: `Locker ${index + 1}`,
  floor: Math.floor(index / 30),
}));

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const scrollTo = (id: number) => {
    const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(id);
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.setCellFocus(id, 'locker');
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => scrollTo(1)}>
          Locker 1
        </Button>
        <Button variant="outlined" onClick={() => scrollTo(45)}>
          Locker 45
        </Button>
        <Button variant="outlined" onClick={() => scrollTo(90)}>
          Locker 90
        </Button>
      </Box>
      <Box sx={{ height: 320 }}>
        <DataGrid apiRef={apiRef} aria-label="Lockers" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
