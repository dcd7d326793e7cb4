import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Errors {
  email?: string;
  password?: string;
}

function validate(email: string, password: string): Errors {
  return {
    ...(!email.includes('@') && { email: 'Enter an email address, such as ada@example.com.' }),
    ...(password.length < 8 && { password: 'The password has at least 8 characters.' }),
  };
}

export default function SignInPage() {
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState('');

  const signIn = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const found = validate(String(data.get('email')), String(data.get('password')));
    setErrors(found);
    setMessage(Object.keys(found).length === 0 ? 'You’re signed in.' : '');
  };

  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: 500, padding: 2 }}
    >
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent>
          <Stack
            component="form"
            noValidate
            spacing={2}
            onSubmit={(event) => {
              event.preventDefault();
              signIn(event.currentTarget);
            }}
          >
            <Typography variant="h5" component="h1">
              Sign in
            </Typography>
            <TextField
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              error={Boolean(errors.email)}
              helperText={errors.email}
            />
            <TextField
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              error={Boolean(errors.password)}
              helperText={errors.password}
            />
            <FormControlLabel
              control={<Checkbox name="remember" />}
              label="Stay signed in on this device"
            />
            <Button type="submit" variant="contained" size="large">
              Sign in
            </Button>
            <Link href="#top" variant="body2" sx={{ alignSelf: 'flex-start' }}>
              Forgot your password?
            </Link>
            <Typography role="status" variant="body2">
              {message}
            </Typography>
          </Stack>
        </CardContent>
      </Card>
    </Box>
  );
}
