import Grid from '@mui/material/Grid';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Rides today', value: '1,284', percent: 86 },
  { label: 'New members', value: '36', percent: 60 },
  { label: 'Bikes in use', value: '212', percent: 71 },
  { label: 'Revenue', value: '€3,910', percent: 94 },
];

export default function Dashboard() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {figures.map(({ label, value, percent }) => (
        <Grid key={label} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography variant="h5" component="p" gutterBottom>
              {value}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={`${label}: part of the target`}
            />
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
