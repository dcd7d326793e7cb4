import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UploadProgress() {
  const [percent, setPercent] = useState(0);
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    // Replace the timer with the progress events of your upload.
    const timer = setInterval(() => {
      setPercent((value) => Math.min(value + 10, 100));
    }, 300);
    return () => clearInterval(timer);
  }, [isRunning]);

  const isDone = percent === 100;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ width: '100%', justifyContent: 'space-between' }}>
        <Typography id="upload-label">Fedje.jpg</Typography>
        <Typography aria-hidden="true">{percent}%</Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby="upload-label"
        sx={{ width: '100%' }}
      />
      <Button
        variant="outlined"
        onClick={() => {
          if (isDone) {
            setPercent(0);
          }
          setRunning(isDone || !isRunning);
        }}
      >
        {isDone ? 'Upload again' : isRunning ? 'Pause' : 'Upload'}
      </Button>
      <Typography role="status">{isDone && 'The upload is complete.'}</Typography>
    </Stack>
  );
}
