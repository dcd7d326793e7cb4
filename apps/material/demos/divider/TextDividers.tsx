import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextDividers() {
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField label="Email" type="email" autoComplete="email" />
      <Button type="submit" variant="contained">
        Continue
      </Button>
      <Divider>or</Divider>
      <Button variant="outlined">Continue with a passkey</Button>
    </Stack>
  );
}
