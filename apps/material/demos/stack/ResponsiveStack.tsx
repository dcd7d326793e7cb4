import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['Choose a route', 'Pick a date', 'Pay'];

export default function ResponsiveStack() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <Paper component="li" variant="outlined" key={step} sx={{ flex: 1, p: 2 }}>
          <Typography variant="overline">Step {index + 1}</Typography>
          <Typography>{step}</Typography>
        </Paper>
      ))}
    </Stack>
  );
}
