import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show terms
      </Button>
      <Modal open={open} onClose={close}>
        <Box
          role="dialog"
          aria-modal="true"
          aria-labelledby="modal-title"
          aria-describedby="modal-text"
          sx={{
            position: 'absolute',
            top: '50%',
            left: '50%',
            transform: 'translate(-50%, -50%)',
            width: 'min(400px, 100% - 32px)',
            p: 3,
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 24,
          }}
        >
          <Typography id="modal-title" component="h2" variant="h6" sx={{ mb: 1 }}>
            Terms of carriage
          </Typography>
          <Typography id="modal-text" sx={{ mb: 2 }}>
            Tickets are valid on the day of travel. Bicycles are free of charge.
          </Typography>
          <Button onClick={close}>Close</Button>
        </Box>
      </Modal>
    </>
  );
}
