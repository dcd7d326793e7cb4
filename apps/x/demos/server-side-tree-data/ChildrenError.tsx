import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';

const albums = [
  { id: 'a1', name: 'Low Tide', children: 2 },
  { id: 'a2', name: 'Night Bus', children: 2 },
];
const songs = [
  { id: 's1', name: 'Pier', children: 0, minutes: 4 },
  { id: 's2', name: 'Lanterns', children: 0, minutes: 3 },
];

const columns: GridColDef[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120, sortable: false },
];

export default function ChildrenError() {
  const [message, setMessage] = useState('');
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupKeys: [album] = [] }) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        if (album === 'Night Bus') {
          throw new Error('The songs are not available.');
        }
        return { rows: album === undefined ? albums : songs, rowCount: albums.length };
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.children,
    }),
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGridPro
          aria-label="Albums"
          treeData
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            const keys = error instanceof GridGetRowsError ? error.params.groupKeys : [];
            setMessage(`${keys?.join(', ')}: ${error.message}`);
          }}
          groupingColDef={{ headerName: 'Album', flex: 1, minWidth: 180 }}
          disableColumnFilter
          hideFooter
        />
      </Box>
      {message !== '' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {message}
        </Alert>
      )}
    </Box>
  );
}
