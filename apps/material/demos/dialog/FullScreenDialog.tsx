import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function FullScreenDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the route
      </Button>
      <Dialog open={open} onClose={close} fullScreen={fullScreen}>
        <DialogTitle>Walk to Harbor Gate</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Leave the station by the west exit, follow the canal for 400 meters and cross the second
            bridge. The ferry leaves on your right.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Close the route
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
