import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const days = ['Friday', 'Saturday', 'Sunday'];

export default function ResponsiveValues() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, md: 3 },
        width: '100%',
      }}
    >
      {days.map((day) => (
        <Paper key={day} variant="outlined" sx={{ flex: 1, padding: { xs: 1, sm: 2 } }}>
          {day}
        </Paper>
      ))}
    </Box>
  );
}
