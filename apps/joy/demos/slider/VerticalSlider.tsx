import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function VerticalSlider() {
  return (
    <Box sx={{ display: 'flex', gap: 3, height: 180 }}>
      {(['Bow', 'Midships', 'Stern'] as const).map((tank, index) => (
        <Slider
          key={tank}
          orientation="vertical"
          size="lg"
          aria-label={`${tank} tank`}
          defaultValue={30 + index * 20}
          valueLabelDisplay="auto"
        />
      ))}
    </Box>
  );
}
