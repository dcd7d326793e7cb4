import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';

interface Shipment {
  readonly id: string;
  readonly port: string;
  readonly ship?: string;
  readonly tons?: number;
  readonly count?: number;
}

const shipments: Shipment[] = [
  { id: 's1', port: 'Bergen', ship: 'Sula', tons: 410 },
  { id: 's2', port: 'Bergen', ship: 'Marie', tons: 120 },
  { id: 's3', port: 'Porto', ship: 'Atlas', tons: 880 },
  { id: 's4', port: 'Turku', ship: 'Aino', tons: 310 },
  { id: 's5', port: 'Turku', ship: 'Meri', tons: 95 },
];

/** Replace this with a request to your server. */
const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], groupKeys = [] }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (groupFields.length === 0) {
      return { rows: [...shipments], rowCount: shipments.length };
    }
    const [port] = groupKeys;
    if (port !== undefined) {
      return { rows: shipments.filter((shipment) => shipment.port === port) };
    }
    const ports = Array.from(new Set(shipments.map((shipment) => shipment.port)));
    const groups: Shipment[] = ports.map((name) => ({
      id: `port-${name}`,
      port: name,
      count: shipments.filter((shipment) => shipment.port === name).length,
    }));
    return { rows: groups, rowCount: groups.length };
  },
  getGroupKey: (row) => row.port,
  getChildrenCount: (row) => row.count ?? 0,
};

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', width: 110, sortable: false },
  { field: 'ship', headerName: 'Ship', width: 120, sortable: false, groupable: false },
  {
    field: 'tons',
    headerName: 'Tons',
    type: 'number',
    width: 100,
    sortable: false,
    groupable: false,
  },
];

export default function GroupsFromServer() {
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        aria-label="Shipments by port"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['port'] },
          columns: { columnVisibilityModel: { port: false } },
        }}
        groupingColDef={{ headerName: 'Port', flex: 1, minWidth: 160, sortable: false }}
        disableColumnFilter
        disablePivoting
        hideFooter
      />
    </Box>
  );
}
