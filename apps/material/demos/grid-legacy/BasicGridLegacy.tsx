import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function BasicGridLegacy() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={8}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          xs=8
        </Paper>
      </GridLegacy>
      <GridLegacy item xs={4}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          xs=4
        </Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
