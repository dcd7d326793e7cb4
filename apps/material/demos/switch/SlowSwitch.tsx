import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SlowSwitch() {
  const [shared, setShared] = useState(false);
  const [status, setStatus] = useState('Only you can see the album.');

  const save = (next: boolean) => {
    setShared(next);
    setStatus('Saving …');
    // Stands for a request to your server.
    setTimeout(() => {
      setStatus(next ? 'Anybody with the link can see it.' : 'Only you can see the album.');
    }, 800);
  };

  return (
    <Stack>
      <FormControlLabel
        label="Share the album"
        control={<Switch checked={shared} onChange={(event) => save(event.target.checked)} />}
      />
      <span role="status">{status}</span>
    </Stack>
  );
}
