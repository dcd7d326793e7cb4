import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function BasicSlider() {
  const [volume, setVolume] = useState(40);
  return (
    <Box sx={{ width: 280 }}>
      <Typography id="horn-volume" level="title-sm">
        Volume of the horn: {volume}%
      </Typography>
      <Slider
        value={volume}
        onChange={(_event, newValue) => setVolume(newValue as number)}
        slotProps={{ input: { 'aria-labelledby': 'horn-volume' } }}
      />
    </Box>
  );
}
