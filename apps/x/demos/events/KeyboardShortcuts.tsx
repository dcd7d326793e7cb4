import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid';

interface Message {
  readonly id: number;
  readonly from: string;
  readonly subject: string;
}

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

const startRows: Message[] = [
  { id: 1, from: 'Ingrid', subject: 'Agenda for Monday' },
  { id: 2, from: 'Print shop', subject: 'Your order is ready' },
  { id: 3, from: 'Marco', subject: 'Photos of the workshop' },
];

export default function KeyboardShortcuts() {
  const [rows, setRows] = useState(startRows);
  const [opened, setOpened] = useState<Message>();

  const handleCellKeyDown: GridEventListener<'cellKeyDown'> = ({ id }, event) => {
    if (event.key === 'Enter') {
      // Otherwise, the same key press also activates the focused button of the dialog.
      event.preventDefault();
      setOpened(rows.find((row) => row.id === id));
    } else if (event.key === 'Delete') {
      setRows(rows.filter((row) => row.id !== id));
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Enter opens the focused message, Delete removes it.
      </Typography>
      <Box sx={{ height: 260 }}>
        <DataGrid
          aria-label="Messages"
          rows={rows}
          columns={columns}
          onCellKeyDown={handleCellKeyDown}
          onRowDoubleClick={({ row }: GridRowParams<Message>) => setOpened(row)}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Dialog open={opened !== undefined} onClose={() => setOpened(undefined)}>
        <DialogTitle>{opened?.subject}</DialogTitle>
        <DialogContent>From {opened?.from}</DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setOpened(undefined)}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
