import Grid from '@mui/system/Grid';

const rooms = ['Hall', 'Library', 'Studio', 'Attic'];

export default function ResponsiveSizes() {
  return (
    <Grid container component="ul" spacing={1} sx={{ width: 1, m: 0, p: 0, listStyle: 'none' }}>
      {rooms.map((room) => (
        <Grid
          key={room}
          component="li"
          size={{ xs: 12, sm: 6, md: 3 }}
          sx={{ p: 2, borderRadius: 1, bgcolor: 'secondary.soft' }}
        >
          {room}
        </Grid>
      ))}
    </Grid>
  );
}
