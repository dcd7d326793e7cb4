import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface View {
  readonly name: string;
  readonly state: GridInitialState;
}

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, order: 'A-1041', status: 'Paid', total: 84 },
  { id: 2, order: 'A-1042', status: 'Open', total: 310 },
  { id: 3, order: 'A-1043', status: 'Open', total: 19 },
  { id: 4, order: 'A-1044', status: 'Paid', total: 125 },
];

const startViews: View[] = [
  {
    name: 'All orders',
    state: { filter: { filterModel: { items: [] } }, sorting: { sortModel: [] } },
  },
  {
    name: 'Open, largest first',
    state: {
      filter: { filterModel: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] } },
      sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
    },
  },
];

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState(startViews);

  const saveView = () => {
    const state = apiRef.current?.exportState();
    if (state) {
      setViews([...views, { name: `View ${views.length + 1}`, state }]);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {views.map(({ name, state }) => (
          <Chip
            key={name}
            label={name}
            variant="outlined"
            onClick={() => apiRef.current?.restoreState(state)}
          />
        ))}
        <Button onClick={saveView}>Save this view</Button>
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          rows={rows}
          columns={columns}
          showToolbar
          hideFooter
        />
      </Box>
    </Box>
  );
}
