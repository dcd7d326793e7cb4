import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicBackdrop() {
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');

  const save = () => {
    setStatus('saving');
    setTimeout(() => setStatus('saved'), 2500);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={save}>
        Save trip
      </Button>
      <Typography role="status">
        {status === 'saving' && 'Saving…'}
        {status === 'saved' && 'The trip is saved.'}
      </Typography>
      <Backdrop
        open={status === 'saving'}
        sx={(theme) => ({ zIndex: theme.zIndex.modal, color: 'common.white' })}
      >
        <CircularProgress color="inherit" aria-label="Saving" />
      </Backdrop>
    </Stack>
  );
}
