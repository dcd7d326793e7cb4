import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function BasicProgress() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
      <CircularProgress aria-label="Loading trips" />
      <LinearProgress aria-label="Loading map" sx={{ width: '100%' }} />
    </Stack>
  );
}
