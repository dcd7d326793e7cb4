import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridScrollParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tram', headerName: 'Tram', width: 160 },
  { field: 'driver', headerName: 'Driver', width: 220 },
  { field: 'depot', headerName: 'Depot', width: 220 },
  { field: 'built', headerName: 'Built', width: 220 },
];

const depots = ['North', 'Harbor', 'Airport'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index,
  tram: `Tram ${index + 101}`,
  driver: `Shift ${(index % 8) + 1}`,
  depot: depots[index % depots.length],
  built: String(1994 + (index % 25)),
}));

export default function RestorePosition() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = useState<GridScrollParams>();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setPosition(apiRef.current?.getScrollPosition())}
        sx={{ mr: 1 }}
      >
        Save the position
      </Button>
      <Button
        disabled={position === undefined}
        onClick={() =>
          position && apiRef.current?.scroll({ top: position.top, left: Math.abs(position.left) })
        }
      >
        Restore it
      </Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid apiRef={apiRef} aria-label="Trams" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
