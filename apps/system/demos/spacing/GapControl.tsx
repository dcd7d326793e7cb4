import { useState } from 'react';
import Box from '@mui/system/Box';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function GapControl() {
  const [gap, setGap] = useState(1);

  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Box component="label" sx={{ display: 'block' }}>
        gap: {gap} ({gap * 8} pixels)
        <Box
          component="input"
          type="range"
          min={0}
          max={4}
          step={0.5}
          value={gap}
          onChange={(event) => setGap(Number(event.target.value))}
          sx={{
            display: 'block',
            width: 1,
            mx: 0,
            my: 1,
            color: 'primary.main',
            accentColor: 'currentColor',
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap }}>
        {days.map((day) => (
          <Box key={day} sx={{ px: 1.5, py: 0.5, borderRadius: 1, bgcolor: 'primary.soft' }}>
            {day}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
