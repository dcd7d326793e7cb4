import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const rooms = ['Kitchen', 'Library', 'Workshop', 'Garden room'];

export default function ResponsiveGridLegacy() {
  return (
    <GridLegacy container spacing={2}>
      {rooms.map((room) => (
        <GridLegacy key={room} item xs={12} sm={6} lg={3}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {room}
          </Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
