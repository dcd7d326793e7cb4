import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const all = ['Lighthouse', 'Wreck', 'Ferry pier'];

export default function UndoSnackbar() {
  const [marks, setMarks] = useState(all);
  const [removed, setRemoved] = useState('');
  const [open, setOpen] = useState(false);
  const remove = () => {
    setRemoved(marks.at(-1) ?? '');
    setMarks(marks.slice(0, -1));
    setOpen(true);
  };
  const undo = () => {
    setMarks(all.slice(0, marks.length + 1));
    setOpen(false);
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {marks.map((mark) => (
        <Chip key={mark}>{mark}</Chip>
      ))}
      <Button variant="outlined" disabled={marks.length === 0} onClick={remove}>
        Remove the last mark
      </Button>
      <Snackbar
        role="status"
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        autoHideDuration={10_000}
        endDecorator={
          <Button variant="soft" onClick={undo}>
            Undo
          </Button>
        }
      >
        {removed} removed
      </Snackbar>
    </Stack>
  );
}
