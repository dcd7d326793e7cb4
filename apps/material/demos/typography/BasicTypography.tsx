import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicTypography() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 420 }}>
      <Typography variant="h4" component="h2">
        Night trains
      </Typography>
      <Typography>
        Three new routes start in May. All of them carry bicycles, and one has a dining car.
      </Typography>
      <Typography variant="caption">Updated on April 4</Typography>
    </Stack>
  );
}
