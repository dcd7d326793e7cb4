import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const plots = Array.from({ length: 20 }, (_, index) => ({
  id: index,
  plot: `Plot ${index + 1}`,
  area: 90 + ((index * 41) % 160),
}));

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', flex: 1, minWidth: 130, sortable: false },
  { field: 'area', headerName: 'Area (m²)', type: 'number', width: 130, sortable: false },
];

export default function CountedRequests() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = useState(0);
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end }) => {
        setRequests((count) => count + 1);
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { rows: plots.slice(Number(start), end + 1), rowCount: plots.length };
      },
    }),
    [],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.dataSource.cache.clear()}>
          Clear the cache
        </Button>
        <Typography role="status">Requests: {requests}</Typography>
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Plots"
          columns={columns}
          dataSource={dataSource}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}
