import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarWithAlert() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Upload the logbook
      </Button>
      <Snackbar open={open}>
        <Alert severity="error" onClose={close} sx={{ width: '100%' }}>
          The logbook is larger than 20 MB.
        </Alert>
      </Snackbar>
    </>
  );
}
