import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function UndoSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Archive the conversation
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={8000}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Conversation archived"
        action={
          <Button size="small" color="inherit" onClick={() => setOpen(false)}>
            Undo
          </Button>
        }
      />
    </>
  );
}
