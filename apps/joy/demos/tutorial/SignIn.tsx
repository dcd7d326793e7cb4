import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SignIn() {
  const [error, setError] = useState('');
  return (
    <Sheet
      component="form"
      variant="outlined"
      onSubmit={(event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('password'));
        setError(password.length < 8 ? 'Use at least eight characters.' : '');
      }}
      sx={{ width: 320, maxWidth: '100%', p: 3, display: 'grid', gap: 2, borderRadius: 'md' }}
    >
      <Typography level="h4" component="h2">
        Welcome back
      </Typography>
      <FormControl required>
        <FormLabel>Email</FormLabel>
        <Input name="email" type="email" autoComplete="username" />
      </FormControl>
      <FormControl required error={error !== ''}>
        <FormLabel>Password</FormLabel>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          error={error !== ''}
        />
        {error && <FormHelperText sx={{ color: 'danger.plainColor' }}>{error}</FormHelperText>}
      </FormControl>
      <Button type="submit">Sign in</Button>
    </Sheet>
  );
}
