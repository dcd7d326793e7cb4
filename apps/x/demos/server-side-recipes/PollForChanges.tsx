import { useMemo } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'desk', headerName: 'Desk', flex: 1, minWidth: 130, sortable: false },
  { field: 'waiting', headerName: 'Waiting', type: 'number', width: 120, sortable: false },
];

/** Replace this with a data source that sends requests. */
function createDataSource(): GridDataSource {
  let responses = 0;
  return {
    getRows: async () => {
      responses += 1;
      return {
        rows: [
          { id: 1, desk: 'Passports', waiting: (responses * 3) % 8 },
          { id: 2, desk: 'Vehicles', waiting: 4 },
          { id: 3, desk: 'Residence', waiting: (responses * 2) % 5 },
        ],
        rowCount: 3,
      };
    },
  };
}

export default function PollForChanges() {
  const dataSource = useMemo(() => createDataSource(), []);
  const cache = useMemo(() => new GridDataSourceCacheDefault({ ttl: 1000 }), []);
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Queues"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={cache}
        dataSourceRevalidateMs={2000}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
