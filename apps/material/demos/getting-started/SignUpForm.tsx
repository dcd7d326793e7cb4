import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SignUpForm() {
  const [name, setName] = useState('');

  return (
    <Stack
      component="form"
      aria-label="Sign up"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setName(String(data.get('name')));
      }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TextField name="name" label="Name" autoComplete="name" required />
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <FormControlLabel
        control={<Checkbox name="newsletter" defaultChecked />}
        label="Send me the newsletter"
      />
      <Button type="submit" variant="contained">
        Sign up
      </Button>
      <Alert severity="success" role="status" sx={{ visibility: name ? 'visible' : 'hidden' }}>
        {name ? `Welcome, ${name}.` : 'Welcome.'}
      </Alert>
    </Stack>
  );
}
