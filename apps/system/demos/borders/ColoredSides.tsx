import { useState } from 'react';
import Box from '@mui/system/Box';

const days = ['Today', 'Tomorrow', 'Friday'];

export default function ColoredSides() {
  const [chosen, setChosen] = useState('Today');

  return (
    <Box
      role="group"
      aria-label="Day"
      sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider' }}
    >
      {days.map((day) => (
        <Box
          key={day}
          component="button"
          type="button"
          aria-pressed={day === chosen}
          onClick={() => setChosen(day)}
          sx={{
            px: 2,
            py: 1,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'transparent',
            border: 0,
            borderBottom: 3,
            borderColor: day === chosen ? 'primary.main' : 'transparent',
            '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          }}
        >
          {day}
        </Box>
      ))}
    </Box>
  );
}
