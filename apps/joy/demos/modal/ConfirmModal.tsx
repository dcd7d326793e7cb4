import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ConfirmModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="danger" onClick={() => setOpen(true)}>
        Give up the berth
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog" variant="outlined">
          <DialogTitle>Give up berth 12?</DialogTitle>
          <DialogContent>There are nine boats on the waiting list.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Give it up
            </Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
