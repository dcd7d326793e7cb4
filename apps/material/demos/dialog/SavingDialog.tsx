import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

/** Stands for your request. The first attempt fails. */
function publish(attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (attempt === 1 ? reject(new Error('offline')) : resolve()), 1200);
  });
}

export default function SavingDialog() {
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');

  const close = () => {
    // The request can't be taken back, so the dialog waits for it.
    if (status !== 'saving') setOpen(false);
  };

  const handlePublish = async () => {
    setStatus('saving');
    try {
      await publish(attempt);
      setStatus('idle');
      setOpen(false);
    } catch {
      setAttempt(attempt + 1);
      setStatus('failed');
    }
  };

  return (
    <>
      <Button
        variant="contained"
        onClick={() => {
          setStatus('idle');
          setOpen(true);
        }}
      >
        Publish
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Publish the timetable?</DialogTitle>
        <DialogContent>
          <DialogContentText>Passengers see it at once.</DialogContentText>
          {status === 'failed' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              The server can’t be reached. Nothing was published.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={status === 'saving'}>
            Cancel
          </Button>
          <Button variant="contained" loading={status === 'saving'} onClick={handlePublish}>
            {status === 'failed' ? 'Try again' : 'Publish'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
