import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 140 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 120,
    valueFormatter: (year: number) => String(year),
  },
];

const rows = [
  { id: 1, bridge: 'Askøy Bridge', opened: 1992 },
  { id: 2, bridge: 'Öresund Bridge', opened: 2000 },
  { id: 3, bridge: 'Vasco da Gama Bridge', opened: 1998 },
  { id: 4, bridge: 'Millau Viaduct', opened: 2004 },
  { id: 5, bridge: 'Pont de Normandie', opened: 1995 },
];

const nineties: GridFilterModel = {
  items: [
    { id: 'from', field: 'opened', operator: '>=', value: '1990' },
    { id: 'to', field: 'opened', operator: '<', value: '2000' },
  ],
};

export default function RangeOfYears() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        label="Bridges"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: nineties } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
