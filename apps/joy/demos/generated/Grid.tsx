import Grid from '@mui/joy/Grid';

export default function GridExample() {
  return (
    <Grid>
      <div>One</div>
      <div>Two</div>
      <div>Three</div>
    </Grid>
  );
}
