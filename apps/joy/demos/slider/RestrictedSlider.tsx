import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const sizes = [250, 500, 1000, 2000].map((value) => ({ value, label: String(value) }));
const grams = (value: number) => `${value} grams`;

export default function RestrictedSlider() {
  return (
    <Box sx={{ width: 300, px: 2 }}>
      <Slider
        aria-label="Weight of the loaf"
        color="warning"
        variant="soft"
        min={250}
        max={2000}
        step={null}
        marks={sizes}
        defaultValue={1000}
        getAriaValueText={grams}
        valueLabelDisplay="auto"
        valueLabelFormat={grams}
      />
    </Box>
  );
}
