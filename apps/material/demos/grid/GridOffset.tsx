import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridOffset() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={6} offset={3}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Centered: three empty columns before
        </Paper>
      </Grid>
      <Grid size="auto" offset="auto">
        <Button>Continue</Button>
      </Grid>
    </Grid>
  );
}
