import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function PlacedSnackbar() {
  const [vertical, setVertical] = useState<'top' | 'bottom'>();

  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => setVertical('top')}>Above</Button>
      <Button onClick={() => setVertical('bottom')}>Below</Button>
      <Snackbar
        key={vertical}
        open={vertical !== undefined}
        anchorOrigin={{ vertical: vertical ?? 'top', horizontal: 'center' }}
        autoHideDuration={4000}
        onClose={() => setVertical(undefined)}
        message="Link copied"
      />
    </Stack>
  );
}
