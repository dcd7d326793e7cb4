import { useState } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';

export default function RequiredCheckbox() {
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = tried && !accepted;
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
      sx={{ width: 300 }}
    >
      <FormControl error={missing}>
        <Checkbox
          required
          label="I have read the rules of the harbor"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
          slotProps={{ input: { 'aria-invalid': missing } }}
        />
        <FormHelperText sx={{ ...(missing && { color: 'danger.plainColor' }) }}>
          {missing ? 'Read the rules to reserve a berth' : 'Two pages, about three minutes'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Reserve</Button>
    </Stack>
  );
}
