import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function DelayedProgress() {
  const [isLoading, setLoading] = useState(false);

  const load = (duration: number) => {
    setLoading(true);
    setTimeout(() => setLoading(false), duration);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" disabled={isLoading} onClick={() => load(400)}>
          Fast request
        </Button>
        <Button variant="outlined" disabled={isLoading} onClick={() => load(3000)}>
          Slow request
        </Button>
      </Stack>
      <Box sx={{ height: 40 }}>
        <Fade in={isLoading} unmountOnExit style={{ transitionDelay: isLoading ? '800ms' : '0ms' }}>
          <CircularProgress aria-label="Loading" />
        </Fade>
      </Box>
    </Stack>
  );
}
