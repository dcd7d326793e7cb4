import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BasicStack() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Book</Button>
      <Button variant="outlined">Compare</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
