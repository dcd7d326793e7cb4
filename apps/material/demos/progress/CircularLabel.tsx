import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const goals = [
  { name: 'Steps', value: 82 },
  { name: 'Sleep', value: 64 },
  { name: 'Water', value: 25 },
];

export default function CircularLabel() {
  return (
    <Stack direction="row" spacing={4}>
      {goals.map(({ name, value }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
            <CircularProgress
              variant="determinate"
              value={100}
              size={64}
              aria-hidden="true"
              sx={{ color: 'action.selected' }}
            />
            <CircularProgress variant="determinate" value={value} size={64} aria-label={name} />
            <Typography variant="body2" aria-hidden="true">
              {value}%
            </Typography>
          </Box>
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
