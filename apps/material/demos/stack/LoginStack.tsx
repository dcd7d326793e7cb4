import { useState } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LoginStack() {
  const [error, setError] = useState('');
  const [message, setMessage] = useState('');

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const email = String(new FormData(event.currentTarget).get('email'));
        const isValid = email.includes('@');
        setError(isValid ? '' : 'Enter your email address.');
        setMessage(isValid ? `Logged in as ${email}.` : '');
      }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        error={error !== ''}
        helperText={error || ' '}
      />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" />
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Link href="#forms">Forgot password?</Link>
        <Button type="submit" variant="contained">
          Log in
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
