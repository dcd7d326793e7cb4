import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 0, label: 'Calm' },
  { value: 3, label: '3' },
  { value: 6, label: '6' },
  { value: 9, label: '9' },
  { value: 12, label: 'Storm' },
];

export default function MarkedSlider() {
  return (
    <Box sx={{ width: 280, px: 2 }}>
      <Slider
        aria-label="Strength of the wind"
        defaultValue={3}
        min={0}
        max={12}
        step={1}
        marks={marks}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
