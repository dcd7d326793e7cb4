import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Rent {
  readonly id: number;
  readonly flat: string;
  readonly rent: number;
}

const columns: GridColDef<Rent>[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 120 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 120, editable: true },
];

const rows: Rent[] = [
  { id: 1, flat: 'Ground floor', rent: 640 },
  { id: 2, flat: 'Attic', rent: 580 },
];

interface Question {
  readonly text: string;
  readonly answer: (yes: boolean) => void;
}

export default function AskBeforeSaving() {
  const [question, setQuestion] = useState<Question>();
  const ask = (changed: Rent, before: Rent) =>
    new Promise<Rent>((resolve) => {
      if (changed.rent === before.rent) {
        resolve(before);
        return;
      }
      setQuestion({
        text: `${before.flat}: ${before.rent} becomes ${changed.rent}`,
        answer: (yes) => resolve(yes ? changed : before),
      });
    });
  const answer = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(undefined);
  };
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Rents"
        rows={rows}
        columns={columns}
        processRowUpdate={ask}
        hideFooter
      />
      <Dialog
        open={question !== undefined}
        onClose={() => answer(false)}
        aria-labelledby="ask-title"
      >
        <DialogTitle id="ask-title">Save the new rent?</DialogTitle>
        <DialogContent>{question?.text}</DialogContent>
        <DialogActions>
          <Button onClick={() => answer(false)}>Keep the old one</Button>
          <Button onClick={() => answer(true)}>Save</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
