import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function PasswordInput() {
  const [shown, setShown] = useState(false);
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Password</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        defaultValue="low-tide"
        endDecorator={
          <Button
            variant="plain"
            color="neutral"
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </FormControl>
  );
}
