import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const harvest = {
  '--mui-palette-primary-main': '#8a4b08',
  '--mui-palette-primary-mainChannel': '138 75 8',
  '--mui-palette-primary-dark': '#6d3a04',
  '--mui-palette-primary-contrastText': '#fff',
};

export default function ScopedVariables() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Paper variant="outlined" sx={{ padding: 2 }}>
        <Typography sx={{ marginBottom: 1 }}>Whole year</Typography>
        <Button variant="contained">Order coffee</Button>
      </Paper>
      <Paper variant="outlined" sx={{ padding: 2, ...harvest }}>
        <Typography sx={{ marginBottom: 1 }}>Harvest weeks</Typography>
        <Button variant="contained">Order coffee</Button>
      </Paper>
    </Stack>
  );
}
