import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'word', headerName: 'Word', flex: 1, minWidth: 130 },
  { field: 'uses', headerName: 'Uses', type: 'number', width: 110 },
];

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  word: `Word ${index + 1}`,
  uses: 400 - index * 3,
}));

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(
    // React ignores a state that doesn't change, so this renders only twice.
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => setIsScrolled(top > 100)),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={!isScrolled}
        onClick={() => apiRef.current?.scroll({ top: 0 })}
      >
        Back to the top
      </Button>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid apiRef={apiRef} aria-label="Words" rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}
