import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 100, label: 'Off' },
  { value: 140, label: 'Low' },
  { value: 180, label: 'Medium' },
  { value: 220, label: 'High' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingInline: 3 }}>
      <Slider
        aria-label="Heat of the iron"
        defaultValue={140}
        min={100}
        max={220}
        step={null}
        marks={marks}
        getAriaValueText={(value) => marks.find((mark) => mark.value === value)?.label ?? ''}
      />
    </Box>
  );
}
