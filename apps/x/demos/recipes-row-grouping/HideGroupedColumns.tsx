import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridColumnVisibilityModelSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'school', headerName: 'School', width: 150 },
  { field: 'pupils', headerName: 'Pupils', type: 'number', width: 120 },
];

const rows = [
  { id: 1, district: 'Harbor', school: 'Ropewalk', pupils: 210 },
  { id: 2, district: 'Hill', school: 'St Anne', pupils: 480 },
  { id: 3, district: 'Harbor', school: 'Old Pier', pupils: 95 },
  { id: 4, district: 'Hill', school: 'Vineyard', pupils: 260 },
];

export default function HideGroupedColumns() {
  const api = useGridApiRef();
  useEffect(
    () =>
      api.current?.subscribeEvent('rowGroupingModelChange', (model) => {
        const current = api.current ? gridColumnVisibilityModelSelector(api) : {};
        const hidden = Object.fromEntries(model.map((field) => [field, false]));
        const shown = Object.fromEntries(
          columns.filter(({ field }) => !model.includes(field)).map(({ field }) => [field, true]),
        );
        api.current?.setColumnVisibilityModel({ ...current, ...shown, ...hidden });
      }),
    [api],
  );
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        aria-label="Schools"
        apiRef={api}
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['district'] },
          columns: { columnVisibilityModel: { district: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
