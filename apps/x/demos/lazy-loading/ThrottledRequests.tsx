import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

const rowCount = 2_000;

const columns: GridColDef[] = [
  { field: 'frame', headerName: 'Frame', flex: 1, minWidth: 150, sortable: false },
];

export default function ThrottledRequests() {
  const [requests, setRequests] = useState(0);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end }) => {
        setRequests((count) => count + 1);
        await new Promise((resolve) => setTimeout(resolve, 200));
        const first = Number(start);
        const length = Math.min(end, rowCount - 1) - first + 1;
        const rows = Array.from({ length }, (_, offset) => ({
          id: first + offset,
          frame: `Frame ${first + offset + 1}`,
        }));
        return { rows, rowCount };
      },
    }),
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        Requests: {requests}
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          aria-label="Frames"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={1000}
          disableColumnFilter
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 50 } } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
