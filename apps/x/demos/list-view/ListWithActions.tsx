import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridDeleteIcon,
  useGridApiContext,
  type GridColDef,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

interface Reminder {
  readonly id: number;
  readonly text: string;
  readonly due: string;
}

const columns: GridColDef<Reminder>[] = [
  { field: 'text', headerName: 'Reminder', width: 180 },
  { field: 'due', headerName: 'Due', width: 120 },
];

const reminders: Reminder[] = [
  { id: 1, text: 'Renew the lease', due: 'May 4' },
  { id: 2, text: 'Call the plumber', due: 'May 6' },
  { id: 3, text: 'Order toner', due: 'May 11' },
];

function ReminderCell({ row, tabIndex }: GridRenderCellParams<Reminder>) {
  const apiRef = useGridApiContext();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: '100%' }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2">{row.text}</Typography>
        <Typography variant="body2" color="text.secondary">
          {row.due}
        </Typography>
      </Box>
      <IconButton
        tabIndex={tabIndex}
        aria-label={`Delete ${row.text}`}
        onClick={() => apiRef.current.updateRows([{ id: row.id, _action: 'delete' }])}
      >
        <GridDeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const listViewColumn: GridListViewColDef<Reminder> = {
  field: 'reminder',
  renderCell: (params) => <ReminderCell {...params} />,
};

export default function ListWithActions() {
  const [rows] = useState(reminders);
  return (
    <Box sx={{ width: '100%', maxWidth: 400, height: 340, mx: 'auto' }}>
      <DataGridPro
        label="Reminders"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={90}
        disableRowSelectionOnClick
        showToolbar
        hideFooter
      />
    </Box>
  );
}
