import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const frame = { border: '1px dashed', borderColor: 'divider', p: 2 };
const cell = { p: 1, bgcolor: 'action.hover' };

export default function LegacyAndCurrent() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2">GridLegacy: the container is moved by its spacing</Typography>
      <Box sx={frame}>
        <GridLegacy container spacing={2}>
          <GridLegacy item xs={6}>
            <Box sx={cell}>item xs=6</Box>
          </GridLegacy>
          <GridLegacy item xs={6}>
            <Box sx={cell}>item xs=6</Box>
          </GridLegacy>
        </GridLegacy>
      </Box>
      <Typography variant="body2">Grid: the spacing is a gap</Typography>
      <Box sx={frame}>
        <Grid container spacing={2}>
          <Grid size={6}>
            <Box sx={cell}>size=6</Box>
          </Grid>
          <Grid size={6}>
            <Box sx={cell}>size=6</Box>
          </Grid>
        </Grid>
      </Box>
    </Stack>
  );
}
