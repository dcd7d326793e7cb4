import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const places: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPlaces() {
  const [place, setPlace] = useState(places[0]);
  const [open, setOpen] = useState(false);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {places.map((next) => (
        <Button
          key={`${next.vertical} ${next.horizontal}`}
          variant="outlined"
          color="neutral"
          onClick={() => {
            setPlace(next);
            setOpen(true);
          }}
        >
          {next.vertical}, {next.horizontal}
        </Button>
      ))}
      <Snackbar
        role="status"
        anchorOrigin={place}
        open={open}
        autoHideDuration={3000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        Fog until noon
      </Snackbar>
    </Stack>
  );
}
