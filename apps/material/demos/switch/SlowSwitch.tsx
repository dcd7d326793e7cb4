import { useRef, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

/** Stands for a request to your server. The first attempt fails. */
function saveSharing(attempt: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (attempt === 1 ? reject(new Error('offline')) : resolve()), 800);
  });
}

export default function SlowSwitch() {
  const attempts = useRef(0);
  const [shared, setShared] = useState(false);
  const [status, setStatus] = useState('Only you can see the album.');

  const save = async (next: boolean) => {
    attempts.current += 1;
    const attempt = attempts.current;
    setShared(next);
    setStatus('Saving…');
    try {
      await saveSharing(attempt);
      // A later click has replaced this request.
      if (attempt !== attempts.current) return;
      setStatus(next ? 'Anyone with the link can see it.' : 'Only you can see the album.');
    } catch {
      if (attempt !== attempts.current) return;
      setShared(!next);
      setStatus('The album couldn’t be shared. Check your connection, and try again.');
    }
  };

  return (
    <Stack sx={{ minHeight: 80 }}>
      <FormControlLabel
        label="Share the album"
        control={<Switch checked={shared} onChange={(event) => save(event.target.checked)} />}
      />
      <span role="status">{status}</span>
    </Stack>
  );
}
