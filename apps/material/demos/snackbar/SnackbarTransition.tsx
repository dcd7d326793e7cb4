import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const transitions = { Fade, Slide };

export default function SnackbarTransition() {
  const [name, setName] = useState<keyof typeof transitions>('Fade');
  const [open, setOpen] = useState(false);

  const show = (newName: keyof typeof transitions) => {
    setName(newName);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => show('Fade')}>
        Fade
      </Button>
      <Button variant="outlined" onClick={() => show('Slide')}>
        Slide
      </Button>
      <Snackbar
        key={name}
        open={open}
        message={`Shown with ${name}`}
        autoHideDuration={2500}
        onClose={() => setOpen(false)}
        slots={{ transition: transitions[name] }}
      />
    </Stack>
  );
}
