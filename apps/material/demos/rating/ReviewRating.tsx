import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ReviewRating() {
  const [error, setError] = useState(false);
  const [isSent, setSent] = useState(false);

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = !new FormData(event.currentTarget).get('stars');
        setError(isMissing);
        setSent(!isMissing);
      }}
      sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}
    >
      <FormControl component="fieldset" error={error} aria-describedby="stars-help">
        <FormLabel component="legend">Your rating</FormLabel>
        <Rating name="stars" onChange={() => setError(false)} />
        <FormHelperText id="stars-help" sx={{ mx: 0 }}>
          {error ? 'Choose at least one star.' : ' '}
        </FormHelperText>
      </FormControl>
      <TextField name="text" label="Your review (optional)" multiline rows={3} fullWidth />
      <Button type="submit" variant="contained">
        Send review
      </Button>
      <span role="status">{isSent && 'Thank you for your review.'}</span>
    </Stack>
  );
}
