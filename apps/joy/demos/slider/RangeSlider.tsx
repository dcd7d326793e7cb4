import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const hour = (value: number) => `${value}:00`;

export default function RangeSlider() {
  const [span, setSpan] = useState([9, 17]);
  return (
    <Box role="group" aria-labelledby="opening-hours" sx={{ width: 280 }}>
      <Typography id="opening-hours" level="title-sm">
        Open from {span.map(hour).join(' to ')}
      </Typography>
      <Slider
        min={6}
        max={22}
        value={span}
        onChange={(_event, newValue) => setSpan(newValue as number[])}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={hour}
      />
    </Box>
  );
}
