import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';

export default function OneSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider aria-label="Default brightness" defaultValue={40} />
      <Slider
        aria-label="Custom brightness"
        defaultValue={60}
        sx={{
          color: 'success.main',
          [`& .${sliderClasses.thumb}`]: { borderRadius: '2px' },
          [`& .${sliderClasses.rail}`]: { opacity: 0.2 },
        }}
      />
    </Box>
  );
}
