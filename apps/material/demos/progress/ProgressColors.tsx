import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressColors() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <CircularProgress size={20} aria-label="Small" />
        <CircularProgress color="secondary" aria-label="Secondary" />
        <CircularProgress color="success" size={56} thickness={2} aria-label="Large and thin" />
        <CircularProgress color="inherit" aria-label="Color of the text" />
      </Stack>
      <LinearProgress variant="determinate" value={40} color="secondary" aria-label="Secondary" />
      <LinearProgress
        variant="determinate"
        value={70}
        color="success"
        aria-label="High and rounded"
        sx={{ height: 10, borderRadius: 5 }}
      />
      <LinearProgress variant="buffer" value={30} valueBuffer={55} aria-label="Video" />
    </Stack>
  );
}
