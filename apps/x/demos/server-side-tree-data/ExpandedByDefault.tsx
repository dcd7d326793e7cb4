import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';

const regions = [
  { id: 'north', name: 'North', children: 2, offices: 9 },
  { id: 'south', name: 'South', children: 2, offices: 5 },
];
const cities: Record<string, readonly object[]> = {
  North: [
    { id: 'bergen', name: 'Bergen', children: 0, offices: 4 },
    { id: 'turku', name: 'Turku', children: 0, offices: 5 },
  ],
  South: [
    { id: 'porto', name: 'Porto', children: 0, offices: 3 },
    { id: 'graz', name: 'Graz', children: 0, offices: 2 },
  ],
};

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ groupKeys: [region] = [] }) => {
    const rows = region === undefined ? regions : (cities[region] ?? []);
    return { rows: [...rows], rowCount: regions.length };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef[] = [
  { field: 'offices', headerName: 'Offices', type: 'number', width: 120, sortable: false },
];

const isNorth = (node: GridGroupNode) => node.groupingKey === 'North';

export default function ExpandedByDefault() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGridPro
        aria-label="Offices by region"
        treeData
        columns={columns}
        dataSource={dataSource}
        isGroupExpandedByDefault={isNorth}
        groupingColDef={{ headerName: 'Region', flex: 1, minWidth: 180 }}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
