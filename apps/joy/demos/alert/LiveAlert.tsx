import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LiveAlert() {
  const [tries, setTries] = useState(0);
  return (
    <Stack spacing={1.5} sx={{ width: 340, maxWidth: '100%', alignItems: 'start' }}>
      <Button onClick={() => setTries(tries + 1)}>Open the lock</Button>
      {tries > 0 && (
        <Alert key={tries} color="danger" sx={{ alignSelf: 'stretch' }}>
          The lock does not answer. Attempts: {tries}.
        </Alert>
      )}
    </Stack>
  );
}
