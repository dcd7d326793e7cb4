import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';

export default function CustomDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What is new
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullWidth
        maxWidth="xs"
        slotProps={{
          backdrop: { sx: { backdropFilter: 'blur(4px)' } },
          paper: {
            elevation: 0,
            sx: { borderRadius: 4, borderTop: 6, borderColor: 'primary.main' },
          },
        }}
      >
        <DialogTitle sx={{ paddingInlineEnd: 7 }}>New in March</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
        >
          <Close />
        </IconButton>
        <DialogContent>
          <DialogContentText>
            Invoices can be sent in two languages, and a paid invoice can no longer be edited.
          </DialogContentText>
        </DialogContent>
      </Dialog>
    </>
  );
}
