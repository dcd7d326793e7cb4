import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PopperTransition() {
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
        Ferry status
      </Button>
      <Popper
        id={id}
        open={open}
        anchorEl={anchor}
        transition
        placement="bottom-start"
        role="region"
        aria-label="Ferry status"
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={250}>
            <Paper elevation={4} sx={{ mt: 1, p: 2 }}>
              <Typography>Leaves on time at 14:20.</Typography>
            </Paper>
          </Fade>
        )}
      </Popper>
    </Box>
  );
}
