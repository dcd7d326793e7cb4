import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Task {
  readonly id: number;
  readonly task: string;
  readonly state: 'To do' | 'In progress' | 'Done';
}

const columns: GridColDef<Task>[] = [
  { field: 'state', headerName: 'State', width: 130 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150, sortable: false },
];

const rows: Task[] = [
  { id: 1, task: 'Order the printer paper', state: 'To do' },
  { id: 2, task: 'Translate the flyer', state: 'To do' },
  { id: 3, task: 'Book the hall', state: 'In progress' },
  { id: 4, task: 'Invite the speakers', state: 'Done' },
];

export default function DragBetweenGroups() {
  const [message, setMessage] = useState('Drag a task to another state');

  // In your app, send the row to your server. If the promise rejects, the row stays where it was.
  const processRowUpdate = async (changed: Task) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    setMessage(`${changed.task}: ${changed.state}`);
    return changed;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          aria-label="Tasks by state"
          rows={rows}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['state'] },
            columns: { columnVisibilityModel: { state: false } },
          }}
          groupingColDef={{ sortable: false }}
          defaultGroupingExpansionDepth={-1}
          rowReordering
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
