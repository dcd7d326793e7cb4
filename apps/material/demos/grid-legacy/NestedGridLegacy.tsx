import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function NestedGridLegacy() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={6}>
        <Paper variant="outlined" sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}>
          Map
        </Paper>
      </GridLegacy>
      {/* An item that's also a container repeats the spacing. */}
      <GridLegacy item container xs={6} spacing={2}>
        <GridLegacy item xs={12}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Legend
          </Paper>
        </GridLegacy>
        <GridLegacy item xs={12}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Scale
          </Paper>
        </GridLegacy>
      </GridLegacy>
    </GridLegacy>
  );
}
