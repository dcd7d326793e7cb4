import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function ClosingAlert() {
  const again = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Collapse in={open} unmountOnExit>
        <Alert
          severity="info"
          closeText="Close the hint"
          onClose={() => {
            setOpen(false);
            again.current?.focus();
          }}
        >
          Drag a date to move the whole trip.
        </Alert>
      </Collapse>
      <Button ref={again} onClick={() => setOpen(true)}>
        Show the hint
      </Button>
    </Box>
  );
}
