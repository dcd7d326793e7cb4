import { useState } from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const days = [
  { day: 'Mon', degrees: 12, color: '#8fb7cc' },
  { day: 'Tue', degrees: 15, color: '#a9c7a2' },
  { day: 'Wed', degrees: 19, color: '#e7c277' },
];

export default function WeatherOverview() {
  const [selected, setSelected] = useState('Tue');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      {days.map(({ day, degrees, color }) => (
        <Box
          key={day}
          component="button"
          type="button"
          aria-pressed={day === selected}
          onClick={() => setSelected(day)}
          sx={{
            flex: 1,
            p: 2,
            border: '2px solid',
            borderColor: day === selected ? 'text.primary' : 'transparent',
            borderRadius: 2,
            bgcolor: color,
            color: '#1d2733',
            cursor: 'pointer',
            font: 'inherit',
            textAlign: 'start',
            transition: 'translate 150ms',
            '&:hover': { translate: '0 -2px' },
          }}
        >
          <Box component="span" sx={{ display: 'block', fontSize: 14 }}>
            {day}
          </Box>
          <Box
            component="span"
            sx={{ display: 'block', fontSize: { xs: 24, sm: 32 }, fontWeight: 600 }}
          >
            {degrees}°
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
