import Grid from '@mui/system/Grid';

const look = { p: 1, bgcolor: 'secondary.soft', textAlign: 'center' };

export default function Offsets() {
  return (
    <Grid container spacing={1} sx={{ width: 1 }}>
      <Grid size={4} sx={look}>
        First
      </Grid>
      <Grid size={4} offset="auto" sx={look}>
        At the end
      </Grid>
      <Grid size={6} offset={3} sx={look}>
        In the middle
      </Grid>
    </Grid>
  );
}
