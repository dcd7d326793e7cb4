import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicClickAway() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ width: '100%', maxWidth: 280, minHeight: 130 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Opening hours
        </Button>
        <Paper id={id} hidden={!open} variant="outlined" sx={{ mt: 1, p: 2 }}>
          <Typography>Tuesday to Sunday, 10:00 to 18:00</Typography>
        </Paper>
      </Box>
    </ClickAwayListener>
  );
}
