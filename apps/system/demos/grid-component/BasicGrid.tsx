import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const look = { p: 2, borderRadius: 1, bgcolor: 'primary.soft' };

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={8}>
        <Box sx={look}>Article</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={look}>Notes</Box>
      </Grid>
    </Grid>
  );
}
