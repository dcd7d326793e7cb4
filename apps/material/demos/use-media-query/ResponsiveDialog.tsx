import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Report a broken lamp
      </Button>
      <Dialog fullWidth fullScreen={isPhone} open={open} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Broken lamp</DialogTitle>
        <DialogContent>
          <TextField autoFocus fullWidth label="Street" margin="dense" />
          <TextField fullWidth multiline minRows={3} label="What’s wrong?" margin="dense" />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="contained" onClick={close}>
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
