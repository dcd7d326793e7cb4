import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TransitionDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share the playlist
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slots={{ transition: reducedMotion ? Fade : Slide }}
        slotProps={{ transition: reducedMotion ? {} : { direction: 'up' } }}
      >
        <DialogTitle>Share “Songs for long trains”</DialogTitle>
        <DialogContent>
          <DialogContentText>Everyone with the link can listen. Nobody can edit.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close} autoFocus>
            Create link
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
