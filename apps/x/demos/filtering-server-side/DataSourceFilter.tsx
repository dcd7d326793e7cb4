import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';

const cities = ['Bergen', 'Graz', 'Porto', 'Turku'];
const stops = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  stop: `Stop ${index + 1}`,
  city: cities[index % cities.length] ?? '',
}));

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ filterModel, start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const [filter] = filterModel.items;
    const search = String(filter?.value ?? '').toLowerCase();
    const matches = stops.filter(({ city }) => city.toLowerCase().includes(search));
    return { rows: matches.slice(Number(start), end + 1), rowCount: matches.length };
  },
};

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', width: 130, filterable: false, sortable: false },
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 130,
    sortable: false,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
];

export default function DataSourceFilter() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        aria-label="Stops"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'city', operator: 'contains', value: 'Porto' }] },
          },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5]}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
