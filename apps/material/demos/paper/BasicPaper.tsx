import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper sx={{ p: 2, maxWidth: 320 }}>
      <Typography component="p" variant="h6">
        Today
      </Typography>
      <Typography>Light rain until noon, then sun. 14 °C.</Typography>
    </Paper>
  );
}
