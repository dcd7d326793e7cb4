import { useEffect } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', width: 120 },
  { field: 'jar', headerName: 'Jar', width: 150 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 110,
    valueFormatter: (year?: number) => year && String(year),
  },
];

const rows = [
  { id: 1, shelf: 'Top', jar: 'Quince jelly', year: 2025 },
  { id: 2, shelf: 'Top', jar: 'Plum butter', year: 2024 },
  { id: 3, shelf: 'Middle', jar: 'Beetroot', year: 2025 },
  { id: 4, shelf: 'Bottom', jar: 'Gherkins', year: 2025 },
];

export default function OneOpenGroup() {
  const api = useGridApiRef();
  useEffect(
    () =>
      api.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (!opened.childrenExpanded) {
          return;
        }
        const root = gridRowNodeSelector(api, GRID_ROOT_GROUP_ID);
        const siblings = root?.type === 'group' ? root.children : [];
        siblings
          .filter((id) => id !== opened.id)
          .forEach((id) => api.current?.setRowChildrenExpansion(id, false));
      }),
    [api],
  );
  return (
    <Box sx={{ width: '100%', height: 380 }}>
      <DataGridPremium
        aria-label="Jars"
        apiRef={api}
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['shelf'] },
          columns: { columnVisibilityModel: { shelf: false } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Top'}
        hideFooter
      />
    </Box>
  );
}
