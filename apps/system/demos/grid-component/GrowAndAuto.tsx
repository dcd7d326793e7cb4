import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

export default function GrowAndAuto() {
  return (
    <Grid
      container
      component="form"
      onSubmit={(event) => event.preventDefault()}
      spacing={1}
      sx={{ alignItems: 'center', width: 1 }}
    >
      <Grid size="auto">
        <label htmlFor="grid-coupon">Coupon</label>
      </Grid>
      <Grid size="grow">
        <Box
          component="input"
          id="grid-coupon"
          sx={{ boxSizing: 'border-box', width: 1, p: 1, font: 'inherit' }}
        />
      </Grid>
      <Grid size="auto">
        <Box component="button" type="submit" sx={{ px: 2, py: 1, font: 'inherit' }}>
          Apply
        </Box>
      </Grid>
    </Grid>
  );
}
