import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function DisabledButton() {
  const [accepted, setAccepted] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={accepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        }
        label="I have read the rental agreement"
      />
      <Button variant="contained" disabled={!accepted}>
        Sign the agreement
      </Button>
    </Stack>
  );
}
