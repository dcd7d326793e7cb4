import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ReasonModal() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');

  const handleClose: NonNullable<ModalProps['onClose']> = (_, reason) => {
    if (reason === 'backdropClick' && text !== '') {
      return;
    }
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write review
      </Button>
      <Modal open={open} onClose={handleClose}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby="review-title"
          sx={{
            position: 'absolute',
            top: '50%',
            left: '50%',
            transform: 'translate(-50%, -50%)',
            width: 'min(400px, 100% - 32px)',
            p: 3,
          }}
        >
          <Stack spacing={2}>
            <Typography id="review-title" component="h2" variant="h6">
              Review
            </Typography>
            <TextField
              label="How was your trip?"
              multiline
              rows={3}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button variant="contained" onClick={() => setOpen(false)}>
              Send
            </Button>
          </Stack>
        </Paper>
      </Modal>
    </>
  );
}
