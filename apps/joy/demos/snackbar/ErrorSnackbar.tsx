import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function ErrorSnackbar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" color="danger" onClick={() => setOpen(true)}>
        Lose the connection
      </Button>
      <Snackbar
        role="alert"
        variant="solid"
        color="danger"
        invertedColors
        open={open}
        endDecorator={
          <Button variant="outlined" onClick={() => setOpen(false)}>
            Try again
          </Button>
        }
      >
        The position could not be sent.
      </Snackbar>
    </>
  );
}
