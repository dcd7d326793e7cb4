import Grid from '@mui/system/Grid';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 2, sm: 4 }} sx={{ width: 1 }}>
      {months.map((month) => (
        <Grid key={month} size={4} sx={{ py: 1, textAlign: 'center', bgcolor: 'primary.soft' }}>
          {month}
        </Grid>
      ))}
    </Grid>
  );
}
