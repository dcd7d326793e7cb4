import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ReducedMotion() {
  const prefersLess = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isShown, setShown] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 130 }}>
      <Button variant="outlined" onClick={() => setShown(!isShown)}>
        {isShown ? 'Close the envelope' : 'Open the envelope'}
      </Button>
      <Grow in={isShown} timeout={prefersLess ? 0 : 'auto'}>
        <Paper elevation={2} sx={{ mt: 2, p: 2 }}>
          <Typography>You’re invited: Saturday at seven.</Typography>
        </Paper>
      </Grow>
    </Box>
  );
}
