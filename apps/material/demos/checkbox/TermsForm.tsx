import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

export default function TermsForm() {
  const [hasError, setError] = useState(false);
  const [isSent, setSent] = useState(false);

  return (
    <Stack
      component="form"
      noValidate
      // Margins would override those of the labels.
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const hasAccepted = new FormData(event.currentTarget).has('rules');
        setError(!hasAccepted);
        setSent(hasAccepted);
        if (!hasAccepted) event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <FormControl error={hasError}>
        <FormControlLabel
          label="I’ve read the rules of the harbor (required)"
          control={
            <Checkbox
              name="rules"
              onChange={() => setError(false)}
              slotProps={{
                input: {
                  required: true,
                  'aria-invalid': hasError,
                  'aria-describedby': 'terms-form-error',
                },
              }}
            />
          }
        />
        <FormHelperText id="terms-form-error">
          {hasError ? 'Accept the rules to book a berth.' : ' '}
        </FormHelperText>
      </FormControl>
      <FormControlLabel control={<Checkbox name="news" />} label="Send me the newsletter" />
      <Button type="submit" variant="contained">
        Book the berth
      </Button>
      <span role="status">{isSent && 'Your berth is booked.'}</span>
    </Stack>
  );
}
