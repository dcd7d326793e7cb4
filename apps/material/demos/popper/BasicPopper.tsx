import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function BasicPopper() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;

  return (
    <Box sx={{ minHeight: 120 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Delivery times
      </Button>
      <Popper id={id} open={open} anchorEl={anchor} role="region" aria-label="Delivery times">
        <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
          <Typography>Two to four days within Norway.</Typography>
        </Paper>
      </Popper>
    </Box>
  );
}
