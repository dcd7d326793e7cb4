import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function DismissBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        maxWidth: 360,
        height: 200,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close details' : 'Open details'}
      </Button>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={{ position: 'absolute', zIndex: 1, top: 68 }}
      />
      {open && (
        <Box
          sx={{
            position: 'absolute',
            zIndex: 2,
            insetInline: 0,
            bottom: 0,
            p: 2,
            bgcolor: 'background.paper',
          }}
        >
          <Typography>The ferry has 120 seats and a café.</Typography>
        </Box>
      )}
    </Box>
  );
}
