import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const center = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  p: 3,
} as const;

export default function NestedModal() {
  const [open, setOpen] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit trip
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby="edit-title"
          sx={{ ...center, width: 'min(400px, 100% - 32px)' }}
        >
          <Typography id="edit-title" component="h2" variant="h6" sx={{ mb: 2 }}>
            Fedje in May
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button onClick={() => setOpen(false)}>Close</Button>
            <Button color="error" onClick={() => setConfirming(true)}>
              Delete trip
            </Button>
          </Stack>
          <Modal open={isConfirming} onClose={() => setConfirming(false)}>
            <Paper
              role="alertdialog"
              aria-modal="true"
              aria-labelledby="confirm-title"
              sx={{ ...center, width: 'min(280px, 100% - 48px)' }}
            >
              <Typography id="confirm-title" component="h2" variant="subtitle1" sx={{ mb: 2 }}>
                Delete this trip?
              </Typography>
              <Stack direction="row" spacing={1}>
                <Button onClick={() => setConfirming(false)}>Keep</Button>
                <Button
                  color="error"
                  onClick={() => {
                    setConfirming(false);
                    setOpen(false);
                  }}
                >
                  Delete
                </Button>
              </Stack>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </>
  );
}
