import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Ticket', flex: 1, minWidth: 170 },
  { field: 'status', headerName: 'Status', width: 130 },
  { field: 'assignee', headerName: 'Assignee', width: 130 },
];

const rows = [
  { id: 1, title: 'Login page is slow', status: 'Open', assignee: 'Farah' },
  { id: 2, title: 'Export loses umlauts', status: 'In review', assignee: 'Mateo' },
  { id: 3, title: 'Typo in the invoice', status: 'Open', assignee: 'Mateo' },
  { id: 4, title: 'Add a dark theme', status: 'Done', assignee: 'Farah' },
  { id: 5, title: 'Crash on an empty cart', status: 'In review', assignee: 'Yuki' },
];

export default function ControlledGrouping() {
  const [model, setModel] = useState<GridRowGroupingModel>(['status']);
  const visibility = useMemo(
    () => Object.fromEntries(model.map((field) => [field, false])),
    [model],
  );
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Group by"
        value={model}
        onChange={(event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="status">Status</ToggleButton>
        <ToggleButton value="assignee">Assignee</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 440, mt: 1 }}>
        <DataGridPremium
          aria-label="Tickets"
          rows={rows}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          columnVisibilityModel={visibility}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
