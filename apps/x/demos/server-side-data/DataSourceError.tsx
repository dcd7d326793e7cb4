import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 140 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, ferry: 'Northern Star', delay: 0 },
  { id: 2, ferry: 'Island Queen', delay: 15 },
];

let requests = 0;

/** Fails on the first request. */
const dataSource: GridDataSource = {
  getRows: async () => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (requests === 1) {
      throw new Error('The timetable is not available.');
    }
    return { rows, rowCount: rows.length };
  },
};

export default function DataSourceError() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');

  const retry = () => {
    setMessage('');
    void apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      {message !== '' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
          sx={{ mb: 1 }}
        >
          {message}
        </Alert>
      )}
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Ferries"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
