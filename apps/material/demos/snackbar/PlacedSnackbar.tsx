import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function PlacedSnackbar() {
  const [open, setOpen] = useState(false);
  const [vertical, setVertical] = useState<'top' | 'bottom'>('top');
  const show = (place: 'top' | 'bottom') => {
    setVertical(place);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => show('top')}>Above</Button>
      <Button onClick={() => show('bottom')}>Below</Button>
      <Snackbar
        key={vertical}
        open={open}
        anchorOrigin={{ vertical, horizontal: 'center' }}
        autoHideDuration={4000}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Link copied"
      />
    </Stack>
  );
}
