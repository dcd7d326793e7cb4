import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const panel = { p: 2, height: '100%', boxSizing: 'border-box' };

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Paper variant="outlined" sx={panel}>
          Article: 8 columns
        </Paper>
      </Grid>
      <Grid size={4}>
        <Paper variant="outlined" sx={panel}>
          Aside: 4 columns
        </Paper>
      </Grid>
    </Grid>
  );
}
