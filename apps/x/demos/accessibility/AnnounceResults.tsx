import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
];

const rows = [
  { id: 1, book: 'Field Guide to Ferns', shelf: 'N 12' },
  { id: 2, book: 'Ferns of the North', shelf: 'N 12' },
  { id: 3, book: 'Mosses and Lichens', shelf: 'N 14' },
  { id: 4, book: 'River Birds', shelf: 'N 31' },
];

export default function AnnounceResults() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        const count = gridFilteredTopLevelRowCountSelector(apiRef);
        setMessage(`${count} of ${rows.length} books match`);
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          label="Books"
          rows={rows}
          columns={columns}
          showToolbar
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {message}
      </Typography>
    </Box>
  );
}
