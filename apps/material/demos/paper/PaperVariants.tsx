import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper sx={{ p: 2 }}>Elevation</Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Outlined
      </Paper>
      <Paper square sx={{ p: 2 }}>
        Square
      </Paper>
      <Paper variant="outlined" square sx={{ p: 2 }}>
        Outlined and square
      </Paper>
    </Stack>
  );
}
