import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel the booking
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby="cancel-booking-text"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Cancel your stay in Bergen?</DialogTitle>
        <DialogContent>
          <DialogContentText id="cancel-booking-text">
            You get 180 € back within three days. The room is offered to the next guest at once.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button onClick={close}>Cancel booking</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
