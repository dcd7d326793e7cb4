import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { loadPage } from './bookServer';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, sortable: false },
  { field: 'author', headerName: 'Author', width: 130, sortable: false },
];

/** Fails once. */
function createDataSource(): GridDataSource {
  let hasFailed = false;
  return {
    getRows: async (params) => {
      const page = await loadPage(params);
      if (!hasFailed) {
        hasFailed = true;
        throw new Error('The library is not available.');
      }
      return page;
    },
  };
}

export default function HandleErrors() {
  const apiRef = useGridApiRef();
  const dataSource = useMemo(() => createDataSource(), []);
  const [message, setMessage] = useState('');
  const retry = () => {
    setMessage('');
    void apiRef.current?.dataSource.fetchRows();
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ minHeight: 56 }}>
        {message !== '' && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={retry}>
                Try again
              </Button>
            }
          >
            {message}
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Books"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}
