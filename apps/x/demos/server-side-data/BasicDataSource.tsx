import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid';

interface Station {
  readonly id: number;
  readonly name: string;
  readonly visitors: number;
}

const stations: Station[] = Array.from({ length: 42 }, (_, index) => ({
  id: index + 1,
  name: `Station ${index + 1}`,
  visitors: ((index * 37) % 90) + 10,
}));

/** Replace this function with a request to your server. */
async function queryStations({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const search = String(filterModel.quickFilterValues?.[0] ?? '').toLowerCase();
  const matches = stations.filter(({ name }) => name.toLowerCase().includes(search));
  const [sorting] = sortModel;
  if (sorting?.field === 'visitors') {
    const direction = sorting.sort === 'desc' ? -1 : 1;
    matches.sort((a, b) => direction * (a.visitors - b.visitors));
  }
  return { rows: matches.slice(Number(start), end + 1), rowCount: matches.length };
}

const dataSource: GridDataSource = { getRows: queryStations };

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, sortable: false },
  { field: 'visitors', headerName: 'Visitors per day', type: 'number', width: 160 },
];

export default function BasicDataSource() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Stations"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        disableColumnFilter
        showToolbar
      />
    </Box>
  );
}
