import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [value, setValue] = useState<number | null>(3);

  return (
    <Stack component="fieldset" spacing={1} sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend">Rate your trip</Typography>
      <Rating name="trip" value={value} onChange={(_, newValue) => setValue(newValue)} />
      <Typography variant="body2">{value === null ? 'No rating' : `${value} of 5`}</Typography>
    </Stack>
  );
}
