import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldWithError() {
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const code = String(new FormData(form).get('code')).trim();
        const isCode = /^\d{5}$/.test(code);
        setError(isCode ? '' : 'Write five digits, for example 20095.');
        setSent(isCode ? `We deliver to ${code}.` : '');
        if (!isCode) form.querySelector('input')?.focus();
      }}
    >
      <TextField
        required
        name="code"
        label="Postal code"
        autoComplete="postal-code"
        error={error !== ''}
        helperText={error || 'To see whether we deliver to you.'}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="outlined">
        Check
      </Button>
      <span role="status">{sent}</span>
    </Stack>
  );
}
