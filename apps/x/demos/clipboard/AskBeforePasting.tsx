import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'seat', headerName: 'Seat', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140, editable: true },
];

const rows = [
  { id: 1, seat: 'A1', guest: 'Noor' },
  { id: 2, seat: 'A2', guest: 'Tomas' },
  { id: 3, seat: 'A3', guest: '' },
];

interface Question {
  readonly count: number;
  readonly go: () => void;
  readonly stop: () => void;
}

export default function AskBeforePasting() {
  const [question, setQuestion] = useState<Question>();
  const close = (answer: (() => void) | undefined) => {
    answer?.();
    setQuestion(undefined);
  };
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGridPremium
        aria-label="Seats"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={({ data }) =>
          new Promise<void>((resolve, reject) => {
            setQuestion({
              count: data.flat().length,
              go: resolve,
              stop: () => reject(new Error('Not pasted')),
            });
          })
        }
        hideFooter
      />
      <Dialog
        open={question !== undefined}
        onClose={() => close(question?.stop)}
        aria-labelledby="paste-title"
      >
        <DialogTitle id="paste-title">Paste {question?.count} values over the seats?</DialogTitle>
        <DialogActions>
          <Button onClick={() => close(question?.stop)}>Leave them</Button>
          <Button onClick={() => close(question?.go)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
