import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';

const huts = [
  { id: 'h1', country: 'Norway', kind: 'Staffed', hut: 'Larchfold', beds: 32 },
  { id: 'h2', country: 'Norway', kind: 'Staffed', hut: 'Icefall', beds: 48 },
  { id: 'h3', country: 'Norway', kind: 'Self-service', hut: 'Windgap', beds: 12 },
  { id: 'h4', country: 'Austria', kind: 'Staffed', hut: 'Saddle House', beds: 64 },
];

type Field = 'country' | 'kind';

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], groupKeys = [] }) => {
    const fields = groupFields as Field[];
    const matches = huts.filter((hut) =>
      groupKeys.every((key, level) => {
        const field = fields[level];
        return field === undefined || hut[field] === key;
      }),
    );
    const nextField = fields[groupKeys.length];
    if (nextField === undefined) {
      return { rows: matches };
    }
    const keys = Array.from(new Set(matches.map((hut) => hut[nextField])));
    const rows = keys.map((key) => ({
      id: [...groupKeys, key].join('/'),
      groupKey: key,
      [nextField]: key,
      count: matches.filter((hut) => hut[nextField] === key).length,
    }));
    return groupKeys.length === 0 ? { rows, rowCount: rows.length } : { rows };
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.count ?? 0,
};

const columns: GridColDef[] = [
  { field: 'country', headerName: 'Country', width: 120, sortable: false },
  { field: 'kind', headerName: 'Kind', width: 120, sortable: false },
  { field: 'hut', headerName: 'Hut', width: 140, sortable: false, groupable: false },
  {
    field: 'beds',
    headerName: 'Beds',
    type: 'number',
    width: 100,
    sortable: false,
    groupable: false,
  },
];

export default function TwoLevels() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        aria-label="Huts by country and kind"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['country', 'kind'] },
          columns: { columnVisibilityModel: { country: false, kind: false } },
        }}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Country and kind', flex: 1, minWidth: 190, sortable: false }}
        disableColumnFilter
        disablePivoting
        hideFooter
      />
    </Box>
  );
}
