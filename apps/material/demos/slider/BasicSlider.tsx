import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function BasicSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <span id="volume-label">Volume</span>
      <Slider aria-labelledby="volume-label" defaultValue={40} valueLabelDisplay="auto" />
    </Box>
  );
}
