import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 130, sortable: false },
  { field: 'reading', headerName: 'Reading (°C)', type: 'number', width: 140, sortable: false },
];

/** Replace this with a data source that sends requests. Each response is one degree warmer. */
function createDataSource(): GridDataSource {
  let responses = 0;
  return {
    getRows: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      responses += 1;
      return {
        rows: ['Attic', 'Cellar', 'Greenhouse'].map((sensor, id) => ({
          id,
          sensor,
          reading: 11 + id * 4 + responses,
        })),
        rowCount: 3,
      };
    },
  };
}

export default function RefreshButton() {
  const apiRef = useGridApiRef();
  const dataSource = useMemo(() => createDataSource(), []);
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = async () => {
    setIsRefreshing(true);
    await apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
    setIsRefreshing(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={refresh} loading={isRefreshing} sx={{ mb: 1 }}>
        Refresh
      </Button>
      <Box sx={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Temperatures"
          columns={columns}
          dataSource={dataSource}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
